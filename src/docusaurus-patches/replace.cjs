/**
 * A loader that changes one expression of a package's module.
 *
 * @this {{getOptions(): {from: string, to: string, head?: string}, resourcePath: string}}
 * @param {string} source
 * @returns {string}
 * @throws Error when the module is another one than it was
 */
module.exports = function replace(source) {
  const {from, to, head = ''} = this.getOptions();
  if (source.split(from).length !== 2) {
    throw new Error(
      `${this.resourcePath} does not hold \`${from}\` once: adapt src/docusaurus-patches/index.ts to the new version of Docusaurus.`,
    );
  }
  return `${head}${source.replace(from, () => to)}`;
};
