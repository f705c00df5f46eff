module.exports = require('@vitrina/federation/build').remote(__dirname);
