import { lanAddresses, lanHint } from './lan.mjs';

test('a start says at which addresses other machines find it, and what plain http lacks there', () => {
  const found = lanAddresses({
    lo: [{ family: 'IPv4', internal: true, address: '127.0.0.1' }],
    eth0: [
      { family: 'IPv4', internal: false, address: '192.168.1.20' },
      { family: 'IPv6', internal: false, address: 'fe80::1' },
    ],
  } as never);
  expect(found).toEqual(['192.168.1.20']);
  const lines = lanHint(8080, found);
  expect(lines[0]).toBe('From another machine: http://192.168.1.20:8080/');
  expect(lines.join('\n')).toMatch(/plain http.*https in front, or use an SSH tunnel/s);
  expect(lanHint(8080, [])).toEqual([]);
});
