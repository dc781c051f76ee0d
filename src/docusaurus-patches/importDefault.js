// The only helper of tslib that @docusaurus/utils-common calls. The whole library would add 3 kB to every page.

/**
 * @param {any} module what `require` returned
 * @returns {any} the same with a `default`, as an import expects it
 */
// oxlint-disable-next-line no-underscore-dangle
export function __importDefault(module) {
  // oxlint-disable-next-line no-underscore-dangle
  return module && module.__esModule ? module : {default: module};
}
