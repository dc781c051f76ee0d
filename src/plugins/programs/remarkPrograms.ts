// Remark plugin that fills code fences from files, so that pages show the same programs that the tests run.
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readText} from '../../site/files';

/** Folder of the programs that guides show, relative to the root of the repository: `<language>/<name>.<extension>`. */
export const programsFolder = 'samples/guides';

/** Matches a comment that begins or ends a region: `#region name` or `#endregion`. */
export const marker = /^[ \t]*(?:\/\/|#) #(end)?region(?: ([\w-]+))?[ \t]*\n?/;

/**
 * The attribute `file="samples/guides/…"` of a code fence inserts the whole file. If the fence also has the attribute
 * `region="name"`, only the lines between the comments `#region name` and `#endregion` are inserted.
 *
 * Fails the page, with the line of the code fence, if the file or region is missing or the fence is not empty.
 */
export function remarkPrograms() {
  return (tree: Root, page: VFile) => {
    visit(tree, 'code', (fence: Code) => {
      const file = attribute(fence, 'file');
      if (file === undefined) return;
      const fail = (reason: string) => page.fail(reason, fence.position, 'programs:file');
      const absolute = path.resolve(page.cwd, file);
      if (fence.value) fail(`The fence shows ${file}, so it must be empty.`);
      if (!existsSync(absolute)) fail(`The fence shows ${file}, which does not exist.`);
      const region = attribute(fence, 'region');
      const program = readText(absolute);
      const text = regionOf(program, region);
      if (text === undefined) {
        const regions = program.split('\n').flatMap((line) => marker.exec(line)?.[2] ?? []);
        const known = regions.map((name) => `"${name}"`).join(', ') || 'no region';
        fail(`${file} has no "#region ${region}" that ends. It has ${known}.`);
      }
      fence.value = (text ?? '').replace(/\n$/, '');
      if (attribute(fence, 'title') === undefined) {
        const name = path.basename(file);
        fence.meta = `${fence.meta} title="${region === undefined ? name : `${name} (excerpt)`}"`;
      }
    });
  };
}

/** Returns the value of an attribute of a code fence, such as `file="…"`. */
export const attribute = ({meta}: Pick<Code, 'meta'>, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta ?? '')?.[1];

/** Returns a program, or one of its regions, without region comments; undefined if the region does not exist. */
function regionOf(text: string, region?: string): string | undefined {
  const lines = text.split(/(?<=\n)/);
  const plain = (part: string[]) => part.filter((line) => !marker.test(line)).join('');
  if (region === undefined) return plain(lines);
  const start = lines.findIndex((line) => marker.exec(line)?.[2] === region);
  const end = lines.findIndex((line, index) => index > start && marker.exec(line)?.[1] === 'end');
  return start === -1 || end === -1 ? undefined : plain(lines.slice(start + 1, end));
}
