import { join } from 'node:path';
import ts from 'typescript';
import { leanContract } from './lean-contract.cjs';
import { ROOT } from './paths.cjs';

const released = (source: string, file = 'shared/contract/src/account/example.ts') =>
  ts.transpileModule(source, {
    fileName: join(ROOT, file),
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
    transformers: { before: [leanContract] },
  }).outputText;

const EXAMPLE = `
const Car = entity('Car', { name: field('dt1', text(60), 'as its maker calls it'), year: optional('ndt1', count) });
export const cars = endpoint({ name: 'cars', path: 'A/B', purpose: 'The cars', request: Empty, response: Car });
const later = () => read('dt1', count, 'stays');
`;

test('a release has the contract without its prose, in parts that fall out where nobody uses them', () => {
  const code = released(EXAMPLE);
  expect(code).not.toMatch(/as its maker|The cars|purpose/);
  expect(code).toContain("name: /*#__PURE__*/ field('dt1', /*#__PURE__*/ text(60))");
  expect(code).toContain("year: /*#__PURE__*/ optional('ndt1', count)");
  expect(code).toContain("cars = /*#__PURE__*/ endpoint({ name: 'cars', path: 'A/B', request: Empty, response: Car })");
});

test('what runs later, and what is not of the contract, stays as it is', () => {
  expect(released(EXAMPLE)).toContain("later = () => read('dt1', count, 'stays')");
  const other = released(EXAMPLE, 'shared/rules/src/example.ts');
  expect(other).toContain("purpose: 'The cars'");
  expect(other).not.toContain('PURE');
});
