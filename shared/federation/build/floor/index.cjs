const { html } = require('@mdn/browser-compat-data');
const { lacking } = require('./compat.cjs');
const { functionsAboveFloor, WORLDS } = require('./functions.cjs');
const { GUARDED_IN_SOURCES } = require('./progressive.cjs');

/** For the checks of sources and the browser tests. `html` and `WORLDS` (web API, JavaScript) are MDN's data. */
module.exports = { GUARDED_IN_SOURCES, WORLDS, functionsAboveFloor, html, lacking };
