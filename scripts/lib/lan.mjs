import { networkInterfaces } from 'node:os';

/** IPv4 addresses of this machine that other machines may reach it at. */
export const lanAddresses = (interfaces = networkInterfaces()) =>
  Object.values(interfaces)
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/**
 * What to tell about visits from another machine; no lines if there is no network.
 * @param addresses of this machine
 */
export const lanHint = (port, addresses = lanAddresses()) =>
  addresses.length === 0
    ? []
    : [
        `From another machine: ${addresses.map((address) => `http://${address}:${port}/`).join(', ')}`,
        '  Over plain http browsers give it no encryption: forms work, but take longer to send, and a session lasts until the',
        '  page is closed or reloaded. For all of it put https in front, or use an SSH tunnel:',
        `  ssh -L ${port}:localhost:${port} <this machine>, then http://localhost:${port}/ there.`,
      ];
