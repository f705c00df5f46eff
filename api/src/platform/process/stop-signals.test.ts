import { stopSignals } from './stop-signals';

test('a closed terminal stops the process, unless nohup wants it to live on', () => {
  expect(stopSignals({ platform: 'linux', hasTerminal: true })).toContain('SIGHUP');
  expect(stopSignals({ platform: 'darwin', hasTerminal: false })).toEqual(['SIGTERM', 'SIGINT']);
});

test('on Windows the console says it by SIGINT, SIGBREAK and SIGHUP; SIGTERM comes from this process alone', () => {
  const signals = stopSignals({ platform: 'win32', hasTerminal: false });
  expect(signals).toEqual(expect.arrayContaining(['SIGTERM', 'SIGINT', 'SIGBREAK', 'SIGHUP']));
});
