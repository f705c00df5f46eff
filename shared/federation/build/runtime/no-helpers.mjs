// Stands in for runtime-core's helpers: they are read only where shared packages are tree-shaken, which is off.
export default { global: {}, share: {}, utils: {} };
