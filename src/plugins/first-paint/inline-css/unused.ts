import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type ChildNode, parse, type Root} from 'postcss';

/**
 * Returns the words of all scripts of the built site. They contain the names of all classes that scripts set, or their
 * beginning, such as `button--`.
 */
export function wordsOfScripts(outDir: string): Set<string> {
  const scripts = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.js'),
  );
  return new Set(
    scripts.flatMap((file) => readFileSync(path.join(outDir, file), 'utf8').match(/[\w-]+/g) ?? []),
  );
}

/** Returns the classes of a selector, without those in arguments such as `:not(.open)` or alternatives. */
function classesIn(selector: string): string[] {
  const plain = selector.replace(/:where\(([^(),]*)\)/g, '$1').replace(/\([^()]*\)/g, '');
  if (plain !== selector) return classesIn(plain);
  return [...selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
}

/**
 * Removes the theme's values of variables that the site sets on `:root`: rules outside a layer take precedence over
 * rules in layers.
 */
function removeOverridden(root: Root): void {
  const overridden = new Set<string>();
  root.each((node) => {
    if (node.type !== 'rule' || !node.selectors.includes(':root')) return;
    node.walkDecls(/^--/, ({prop}) => void overridden.add(prop));
  });
  root.walkAtRules('layer', (layer) => {
    layer.walkRules(/^(?::root|html)\S*$/, (rule) => {
      rule.walkDecls(/^--/, (value) => {
        if (overridden.has(value.prop)) value.remove();
      });
    });
  });
}

/**
 * Removes rules whose classes no page and no script has, and variables that nothing uses. Most of them are rules of
 * Infima, which Docusaurus includes as a whole.
 *
 * @param css the style sheet
 * @param names the classes of all pages and the words of all scripts
 */
export function withoutUnused(css: string, names: ReadonlySet<string>): string {
  const root = parse(css);
  const beginnings = [...names].filter((name) => name.length > 2 && name.endsWith('-'));
  const exists = (name: string) =>
    names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => classesIn(selector).every(exists));
    if (used.length > 0) rule.selectors = used;
    else removeWithEmptyParents(rule);
  });
  removeOverridden(root);
  for (let before = ''; before !== (before = root.toString());) {
    const variables = new Set([...before.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    root.walkDecls(/^--/, (value) => {
      if (!variables.has(value.prop) && !names.has(value.prop)) removeWithEmptyParents(value);
    });
  }
  return root.toString();
}

/** Removes a node, and each parent that has no other nodes. */
function removeWithEmptyParents(node: ChildNode): void {
  const {parent} = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) {
    removeWithEmptyParents(parent as ChildNode);
  }
}
