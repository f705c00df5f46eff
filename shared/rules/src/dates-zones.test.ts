import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';

/** The modules as a program: Node reads its time zone when it starts, so that each zone needs a process of its own. */
const compiled = (file: string) =>
  transformSync(readFileSync(join(__dirname, file), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  }).code;
const PROGRAM = ['dates.ts', 'calendar.ts'].map((file) => `(() => {${compiled(file)}})();`).join('\n');
const PRINT = `
const moments = ['2026-01-01T04:59:59Z', '2026-01-01T05:00:00Z'];
console.log(JSON.stringify({
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  today: moments.map((moment) => exports.todayInEcuador(new Date(moment))),
  // Days without a midnight, or missing altogether, in one of the zones.
  days: [exports.plusDays('2018-11-03', 1), exports.plusDays('2011-12-29', 1), exports.plusDays('2026-04-23', 1)],
  months: [exports.plusMonths('2026-03-31', -1), exports.plusMonths('2018-10-04', 1), exports.plusYears('2024-02-29', -18)],
  ages: ['2026-11-28', '2026-11-29', '2026-11-30'].map((day) => exports.ageAt('2008-11-29', day)),
  written: ['2026-11-27', '2026-11-27T04:59:59Z', '2026-11-27T05:00:00Z'].map(exports.formatDate),
  told: ['2026-11-30T01:30:00Z', '2026-11-30T05:00:00Z', 'x'].map(exports.formatMoment),
  read: ['27/11/2026', '04/11/2018', '31/02/2026'].map(exports.parseDate),
}));`;

test.each([
  'UTC',
  'America/Guayaquil',
  // An hour behind the mainland.
  'Pacific/Galapagos',
  // No midnight on 4 November 2018.
  'America/Sao_Paulo',
  // No midnight on 24 April 2026.
  'Africa/Cairo',
  // No 30 December 2011.
  'Pacific/Apia',
  'Pacific/Kiritimati',
])('with the machine in %s, days are those of Ecuador and of the calendar', (zone) => {
  const env = { ...process.env, TZ: zone };
  const printed = execFileSync(process.execPath, ['-'], {
    cwd: __dirname,
    env,
    input: PROGRAM + PRINT,
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual({
    zone: expect.stringMatching(zone),
    today: ['2025-12-31', '2026-01-01'],
    days: ['2018-11-04', '2011-12-30', '2026-04-24'],
    months: ['2026-02-28', '2018-11-04', '2006-02-28'],
    ages: [17, 18, 18],
    written: ['27/11/2026', '26/11/2026', '27/11/2026'],
    // N35: an evening's payment does not bear the next day.
    told: ['29/11/2026 20:30, hora de Ecuador', '30/11/2026 00:00, hora de Ecuador', ''],
    read: ['2026-11-27', '2018-11-04', null],
  });
});
