const build = require('@vitrina/federation/build');

// `--env monolith`: the single bundle that `pnpm bench` compares with.
module.exports = (env = {}, argv) => (env.monolith ? build.monolith : build.shell)(__dirname)(env, argv);
