// The one helper of tslib that @docusaurus/utils-common calls; the whole library would come with it into every page, 3 kB.

/**
 * @param {any} module what `require` returned
 * @returns {any} the same with a `default`, as an import expects it
 */
// oxlint-disable-next-line no-underscore-dangle
export function __importDefault(module) {
  // oxlint-disable-next-line no-underscore-dangle
  return module && module.__esModule ? module : {default: module};
}
