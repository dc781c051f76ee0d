// Makes Docusaurus sort in the same way on every machine.
const {localeCompare} = String.prototype;

/**
 * Makes `localeCompare` compare as in English, if the caller passes no locale. Docusaurus sorts routes and pages with
 * it, by the locale of the machine: in Czech, `ch` comes after `h`. Files with another order have other names, so that
 * browsers would load them again after a deploy from such a machine.
 */
export function fixLocale(): void {
  // oxlint-disable-next-line no-extend-native -- Node.js reads its locale only when it starts.
  String.prototype.localeCompare = function compare(
    this: string,
    that: string,
    locales: Intl.LocalesArgument = 'en',
    options?: Intl.CollatorOptions,
  ) {
    return localeCompare.call(this, that, locales, options);
  };
}
