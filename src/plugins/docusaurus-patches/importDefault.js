// The only helper of tslib that @docusaurus/utils-common calls. The whole library would add 3 kB to every page.

/**
 * Gives a CommonJS module a default export.
 *
 * @param {any} module result of `require`
 * @returns {any} the module, or an object with the module as `default`
 */
// oxlint-disable-next-line no-underscore-dangle
export function __importDefault(module) {
  // oxlint-disable-next-line no-underscore-dangle
  return module && module.__esModule ? module : {default: module};
}
