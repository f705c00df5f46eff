import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Node reads its time zone when it starts, so that each zone needs a process of its own. */
const PROGRAM = (now: string) => `
globalThis.Date = new Proxy(Date, {
  construct: (Real, given, made) => Reflect.construct(Real, given.length > 0 ? given : ['${now}'], made),
});
const { default: { APPOINTMENT, BIRTH, today } } = await import('${pathToFileURL(join(__dirname, 'days.ts'))}');
const bounds = ({ min, max }) => [min(), max()];
console.log(JSON.stringify({
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  today: today(),
  birth: bounds(BIRTH),
  appointment: bounds(APPOINTMENT),
}));`;

const run = (zone: string, now: string) =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-'], {
      cwd: __dirname,
      env: { ...process.env, TZ: zone },
      input: PROGRAM(now),
      encoding: 'utf8',
    }),
  );

/** A minute before midnight in Ecuador, on the last day of the year: in UTC and east of it, it is 2026. */
const LAST_MINUTE = '2026-01-01T04:59:00Z';

test.each(['America/Guayaquil', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'with the machine in %s, who comes of age and what is a month ago is told by the day in Ecuador',
  (zone) => {
    expect(run(zone, LAST_MINUTE)).toEqual({
      zone: expect.stringMatching(zone),
      today: '2025-12-31',
      birth: ['1925-12-31', '2007-12-31'],
      appointment: ['1935-12-31', '2025-11-30'],
    });
  },
);
