import { compareReports, isAtLeast, lowestAfter, shapesOf } from './interface.mjs';

/** Number of removed lines that a message shows. */
const SHOWN = 5;

/** Version in the title of a report ('# @vitrina/ui 1.1.0'). */
export const versionIn = (report) => /^# \S+ (\S+)\n/.exec(report)?.[1];

/**
 * Why a package may not have this version, as a sentence; undefined if it may.
 * @param before the report of what has landed, or of an earlier version; now: the report of the sources, titled with
 * their version
 */
export function judge(name, before, now) {
  const [old, version] = [versionIn(before), versionIn(now)];
  const { gone, joined } = compareReports(before, now);
  const lowest = lowestAfter(old, { gone, joined });
  if (isAtLeast(version, lowest)) return undefined;
  if (gone.length + joined.length === 0) return `${name}: version ${version} is below ${old}, which has landed.`;
  const more = gone.length > SHOWN ? [`    … and ${gone.length - SHOWN} more`] : [];
  return [
    `${name} ${version}: against ${old}, ${gone.length} lines of its public interface have gone and ${joined.length} have joined: it has to be ${lowest} at least.`,
    ...gone.slice(0, SHOWN).map((line) => `    gone: ${line}`),
    ...more,
  ].join('\n');
}

/**
 * For each export, the version that gave it its current shape, and the shape's digest. From this and the exports it
 * uses, a remote's build derives which versions of a package it can run on.
 * @param before { report, exports } of what has landed, if anything has
 */
export function exportsOf(before, now) {
  const version = versionIn(now);
  // A new major with nothing removed is a change of behaviour: it applies to every export.
  const old = before?.report && versionIn(before.report);
  const breaks =
    old && version.split('.')[0] !== old.split('.')[0] && compareReports(before.report, now).gone.length === 0;
  const entries = Object.entries(shapesOf(now)).map(([name, shape]) => {
    const known = before?.exports[name];
    return [name, { since: known?.shape === shape && !breaks ? known.since : version, shape }];
  });
  const lines = entries.map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
