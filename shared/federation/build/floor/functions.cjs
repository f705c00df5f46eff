const { api, javascript } = require('@mdn/browser-compat-data');
const { lacking } = require('./compat.cjs');

const WORLDS = [api, javascript.builtins];

/**
 * Every interface, and every member of one, that a supported browser lacks: [owner] or [owner, member]. In MDN's data a
 * constructor has the name of its interface.
 * @returns {[owner: string, member?: string][]}
 */
function functionsAboveFloor() {
  return WORLDS.flatMap((world) => Object.entries(world)).flatMap(([owner, members]) => [
    ...(lacking(members.__compat).length > 0 ? [[owner]] : []),
    ...Object.entries(members)
      .filter(([name, { __compat }]) => name !== '__compat' && name !== owner && lacking(__compat).length > 0)
      .map(([name]) => [owner, name.replace(/_static$/, '')]),
  ]);
}

module.exports = { WORLDS, functionsAboveFloor };
