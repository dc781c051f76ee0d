// The loader of Docusaurus' configuration turns every `import` of TypeScript into `require`, which Rolldown, an ES module, does not
// support. It leaves CommonJS files as they are.

/** @returns {Promise<typeof import('rolldown')>} */
module.exports.loadRolldown = () => import('rolldown');
