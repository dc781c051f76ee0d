import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {themeFolders} from '../../docusaurus-patches/expectations';
import type {Page} from '../../site/pages';
import type {Problem} from '../../site/writerError';

/** Names that an import or export of the page brings. */
function declared({data}: MdxjsEsm): {names: string[]; from: string | undefined}[] {
  return (data?.estree?.body ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      const names = statement.specifiers.map(({local}) => local.name);
      return {names, from: String(statement.source.value)};
    }
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const {declaration} = statement;
    if (declaration.type !== 'VariableDeclaration') {
      return {names: [declaration.id.name], from: undefined};
    }
    const names = declaration.declarations.flatMap(({id}) =>
      id.type === 'Identifier' ? id.name : [],
    );
    return {names, from: undefined};
  });
}

const endings = ['', '.ts', '.tsx', '.js', '.mjs', '.mdx', '/index.ts', '/index.tsx', '/index.mdx'];

const isFile = (name: string) => endings.some((ending) => existsSync(name + ending));

/** Whether there is a file or a package behind an import. */
function isThere(from: string, file: string, root: string): boolean {
  const [name = '', scoped = ''] = from.split('/');
  const rest = from.slice(name.length + 1);
  if (name === '@theme' || name === '@theme-original') {
    return [path.join(root, 'src/theme'), ...themeFolders].some((theme) =>
      isFile(path.join(theme, rest)),
    );
  }
  if (name === '@site') return isFile(path.join(root, rest));
  if (name.startsWith('.')) return isFile(path.join(root, path.dirname(file), from));
  // Docusaurus's own, such as @docusaurus/Link, are names that its bundler knows.
  if (name === '@docusaurus') return true;
  return existsSync(
    path.join(root, 'node_modules', name.startsWith('@') ? path.join(name, scoped) : name),
  );
}

/** @returns what the imports and exports of a page bring */
export function namesIn(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const one of declared(node)) for (const name of one.names) names.add(name);
  });
  return names;
}

/** Imports of what is not there. */
export function importProblems({file}: Page, tree: Root, root: string): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const {from} of declared(node)) {
      if (from === undefined || isThere(from, file, root)) continue;
      problems.push({
        file,
        line: node.position?.start.line ?? 1,
        message: `there is no "${from}". Write the path of a file, such as @site/src/components/….`,
      });
    }
  });
  return problems;
}
