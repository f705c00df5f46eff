import { exportsOf, judge } from './judge.mjs';

/** A report as api-extractor writes it: declarations apart by an empty line, with comments and imports. */
const report = (version: string, ...declarations: string[]) =>
  `# @vitrina/probe ${version}\n\n## API\n\n\`\`\`ts\n\nimport { X } from 'x';\n\n${declarations
    .map((text) => `// @public (undocumented)\n${text}`)
    .join('\n\n')}\n\n\`\`\`\n`;

const button = 'export function Button(input: ButtonProps): JSX.Element;';
const props = 'export type ButtonProps = {\n    label: string;\n};';
const wider = 'export type ButtonProps = {\n    label: string;\n    busy?: boolean;\n};';
const dialog = 'export function Dialog(input: {\n    label: string;\n}): JSX.Element;';
const before = report('1.4.2', button, props, dialog);

test.each([
  ['the same interface', '1.4.2', [button, props, dialog]],
  ['the same interface in another order', '1.4.3', [dialog, props, button]],
  ['a line more with a minor', '1.5.0', [button, wider, dialog]],
  ['an export less with a major', '2.0.0', [button, props]],
  ['an export less and one more with a major', '2.0.0', [button, props, 'export const a: 1;']],
])('%s is fine: %s', (_what, version, declarations) => {
  expect(judge('@vitrina/probe', before, report(version, ...declarations))).toBeUndefined();
});

test.each([
  ['a line more with the same number', '1.4.2', [button, wider, dialog], '1.5.0', ''],
  ['a line more with a patch', '1.4.3', [button, wider, dialog], '1.5.0', ''],
  ['an export less with a patch', '1.4.3', [button, props], '2.0.0', 'gone: Dialog: export function Dialog'],
  ['an export less with a minor', '1.5.0', [button, props], '2.0.0', 'gone: Dialog: label: string;'],
  ['a type that says otherwise', '1.5.0', [button, props.replace('string', 'number'), dialog], '2.0.0', 'ButtonProps'],
  ['a line that moves to another export', '1.5.0', [button, props, dialog.replace('Dialog', 'Box')], '2.0.0', 'Dialog'],
  ['an export that is one no more', '1.5.0', [button, props.replace('export ', ''), dialog], '2.0.0', 'ButtonProps'],
  ['a number that goes back', '1.4.1', [button, props, dialog], '1.4.2', 'below'],
])('%s is refused: %s', (_what, version, declarations, lowest, named) => {
  const problem = judge('@vitrina/probe', before, report(version, ...declarations));
  expect(problem).toContain(lowest);
  expect(problem).toContain(named);
});

test('each export carries the version of its present shape, what it names of the package included', () => {
  const first = { report: before, exports: JSON.parse(exportsOf(undefined, before)) };
  const now = JSON.parse(exportsOf(first, report('1.5.0', button, wider, dialog, 'export const a: 1;')));
  const since = Object.fromEntries(Object.entries<{ since: string }>(now).map(([name, entry]) => [name, entry.since]));
  expect(since).toEqual({ Button: '1.5.0', ButtonProps: '1.5.0', Dialog: '1.4.2', a: '1.5.0' });
});

test('what a major leaves as it was keeps its version, unless the major is for behaviour alone', () => {
  const first = { report: before, exports: JSON.parse(exportsOf(undefined, before)) };
  const sinceDialog = (...declarations: string[]) =>
    JSON.parse(exportsOf(first, report('2.0.0', ...declarations))).Dialog.since;
  expect(sinceDialog(props, dialog)).toBe('1.4.2');
  expect(sinceDialog(button, props, dialog)).toBe('2.0.0');
});
