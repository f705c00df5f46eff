// Replaces runtime-core's helpers: they are used only where shared packages are tree-shaken, which is off.
export default { global: {}, share: {}, utils: {} };
