import { relative } from 'node:path';
import ts from 'typescript';
import { inRoot, ROOT } from './workspace.mjs';

const isBrowserCode = (file) =>
  /^(shell|mf-[a-z]+|shared\/(?!testing\/)[a-z-]+)\/src\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);

const nameOf = (file) => relative(ROOT, file).replaceAll('\\', '/');

/**
 * The workspace's browser code with its types, for the checks of `pnpm lint` that need them: its files, TypeScript's
 * checker, and a function that says where a node stands ('shell/src/x.ts:3').
 * @throws Error if there is no browser code
 */
export function browserProgram() {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const names = fileNames.filter((file) => isBrowserCode(nameOf(file)));
  if (names.length === 0) throw new Error('There is no browser code to look at.');
  const program = ts.createProgram(names, { ...options, incremental: false, tsBuildInfoFile: undefined });
  return { files: names.map((name) => program.getSourceFile(name)), checker: program.getTypeChecker(), placeOf };
}

function placeOf(node) {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${nameOf(file.fileName)}:${line + 1}`;
}
