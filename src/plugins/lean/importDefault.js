// The one helper of tslib that @docusaurus/utils-common calls; the whole library would come with it into every page.

/**
 * @param {any} module what `require` returned
 * @returns {any} the same with a `default`, as an import expects it
 */
export function __importDefault(module) {
  return module && module.__esModule ? module : {default: module};
}
