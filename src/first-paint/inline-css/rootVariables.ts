import {parse} from 'postcss';

/** A selector of the root element and nothing else. */
const root = /^(?::root|html(?:\[data-theme=["']?dark["']?\])?)$/;

/**
 * Removes custom properties of the root element that have no effect: a declaration outside all layers overrides those
 * of the theme, which are in layers. Properties that only they refer to can then be purged.
 *
 * @param css the style sheet
 * @returns the style sheet without them
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
