// Loads Rolldown, which is an ES module. The loader of the Docusaurus configuration compiles every `import()` in
// TypeScript files to `require`, but does not compile CommonJS files.

/** @returns {Promise<typeof import('rolldown')>} */
module.exports.loadRolldown = () => import('rolldown');
