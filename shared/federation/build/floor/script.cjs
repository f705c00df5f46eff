const { api, javascript } = require('@mdn/browser-compat-data');
const { parse } = require('acorn');
const { full } = require('acorn-walk');
const { lacking } = require('./compat.cjs');
const { GUARDED_IN_BUILDS } = require('./progressive.cjs');

const { builtins, classes, regular_expressions: patterns } = javascript;
const WORLD = { ...api, ...builtins, navigator: api.Navigator, document: api.Document };

/** Whose methods are known by their name alone; those of others are found where the object is named ('URL.canParse'). */
const VALUES = ['TypedArray', 'Iterator', 'Map', 'Set', 'String', 'Array'];

/** Methods of values that a supported browser lacks: name -> 'Array.toSorted'; without names that another value has too. */
function lackingMethods() {
  const methods = VALUES.flatMap((value) =>
    Object.entries(builtins[value] ?? {}).map(([name, entry]) => ({ name, value, entry })),
  );
  const isLacking = ({ entry }) => lacking(entry.__compat).length > 0;
  const there = new Set(methods.filter((method) => !isLacking(method)).map(({ name }) => name));
  return new Map(
    methods
      .filter((method) => isLacking(method) && !there.has(method.name))
      .map((m) => [m.name, `${m.value}.${m.name}`]),
  );
}
const METHODS = lackingMethods();

const entryOf = (path) => path.split('.').reduce((entry, name) => entry?.[`${name}_static`] ?? entry?.[name], WORLD);

/** The function of the web that a node of the tree names, as a path into `WORLD`. */
const NAMES = {
  CallExpression: ({ callee }) => METHODS.get(callee.property?.name),
  MemberExpression: ({ object, property, computed }) =>
    object.type === 'Identifier' && !computed ? `${object.name}.${property.name}` : undefined,
  NewExpression: ({ callee }) => callee.name,
  ClassDeclaration: ({ superClass }) => superClass?.name,
  ClassExpression: ({ superClass }) => superClass?.name,
};

const SYNTAX = {
  StaticBlock: () => ['a static block', classes.static.initialization_blocks],
  Literal: ({ regex }) =>
    /\(\?<[=!]/.test(regex?.pattern ?? '') && ['a lookbehind in a pattern', patterns.lookbehind_assertion],
};

/**
 * What a script of a build uses that a supported browser does not know, as 'URL.canParse: safari_ios 15.4, chrome 109';
 * what is listed as guarded is left out. Names are taken for what they mean to the web, wherever they stand: bundled
 * code has no types.
 * @param guarded names that it may use besides
 * @throws SyntaxError for syntax of a later year than ES2022
 */
function scriptAboveFloor(source, guarded = []) {
  const above = new Map();
  const note = (name, entry) => {
    const without = lacking(entry?.__compat);
    if (without.length > 0 && !(name in GUARDED_IN_BUILDS) && !guarded.includes(name))
      above.set(name, `${name}: ${without.join(', ')}`);
  };
  full(parse(source, { ecmaVersion: 2022, sourceType: 'script' }), (node) => {
    const name = NAMES[node.type]?.(node);
    if (name) note(name, entryOf(name));
    const syntax = SYNTAX[node.type]?.(node);
    if (syntax) note(...syntax);
  });
  return [...above.values()];
}

module.exports = { scriptAboveFloor };
