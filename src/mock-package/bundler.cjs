// The loader of the Docusaurus configuration compiles every `import` in TypeScript to `require`, which Rolldown, an
// ES module, does not support. It does not compile CommonJS files.

/** @returns {Promise<typeof import('rolldown')>} */
module.exports.loadRolldown = () => import('rolldown');
