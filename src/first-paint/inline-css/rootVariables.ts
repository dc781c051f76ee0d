import {parse} from 'postcss';

/** A selector of the root element and nothing else. */
const root = /^(?::root|html(?:\[data-theme=["']?dark["']?\])?)$/;

/**
 * A declaration outside all layers wins over each one in a layer. So the theme's own value of a custom property has no effect on
 * the root element where the project sets another there, and takes with it the properties that only it refers to.
 *
 * @param css the style sheet
 * @returns the same without those values
 */
export function withoutOverridden(css: string): string {
  const sheet = parse(css);
  const overridden = new Set<string>();
  sheet.each((rule) => {
    if (rule.type !== 'rule' || !rule.selectors.includes(':root')) return;
    rule.each((declaration) => {
      if (declaration.type === 'decl' && declaration.variable) overridden.add(declaration.prop);
    });
  });
  sheet.walkAtRules('layer', (layer) => {
    layer.walkRules((rule) => {
      if (!rule.selectors.every((selector) => root.test(selector))) return;
      rule.each((declaration) => {
        if (declaration.type !== 'decl' || declaration.important) return;
        if (overridden.has(declaration.prop)) declaration.remove();
      });
    });
  });
  return sheet.toString();
}
