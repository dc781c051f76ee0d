// Every page carries the site's whole configuration; what only the build reads is left out: presets and plugins with their options,
// the template of the pages, and what is written into it.

const start = 'export default ';
const ofTheBuild = [
  'presets',
  'plugins',
  'themes',
  'ssrTemplate',
  'staticDirectories',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
];

/**
 * @param {string} source the configuration that Docusaurus wrote as a module
 * @returns {string} the same, without what only the build reads
 * @throws {Error} when the module is not as expected, as it may be after an upgrade
 */
module.exports = function noBuildSettings(source) {
  const at = source.indexOf(start);
  try {
    const config = JSON.parse(source.slice(at + start.length).replace(/;\s*$/, ''));
    if (at === -1 || !config.presets) throw new Error('It holds no presets.');
    for (const name of ofTheBuild) delete config[name];
    return `${source.slice(0, at)}${start}${JSON.stringify(config)};\n`;
  } catch (error) {
    throw new Error(
      'The configuration is no module of JSON as expected: look at what Docusaurus writes to docusaurus.config.mjs now, and adapt src/first-paint/trim-page-data/noBuildSettings.cjs.',
      {cause: error},
    );
  }
};
