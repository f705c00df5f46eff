// The build preset: webpack configurations of the workspace's apps.
const { monolith } = require('./monolith.cjs');
const { remote } = require('./remote.cjs');
const { shell } = require('./shell.cjs');

module.exports = { monolith, remote, shell };
