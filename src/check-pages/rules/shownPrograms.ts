import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {attribute, marker} from '../../programs/remarkPrograms';
import type {Page} from '../../site/pages';
import type {Problem} from '../../site/writerError';
import {languageOf, programFiles} from './programs';

/** The files that pages show. */
function shownBy(pages: readonly Page[]): Set<string> {
  const shown = new Set<string>();
  for (const {tree} of pages) {
    if (tree) visit(tree, 'code', (fence: Code) => void shown.add(attribute(fence, 'file') ?? ''));
  }
  return shown;
}

function regionProblems(file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  const names = new Set<string>();
  let open: {name: string; line: number} | undefined;
  const lines = text.split('\n');
  for (const [index, row] of lines.entries()) {
    const [found, end, name = ''] = marker.exec(row) ?? [];
    if (found === undefined) continue;
    const line = index + 1;
    const tell = (message: string) => problems.push({file, line, message});
    if (end !== undefined) {
      if (!open) tell('no region is open here. Delete this line, or write "#region name" above.');
      open = undefined;
      continue;
    }
    if (open) {
      tell(
        `the region "${open.name}" of line ${open.line} does not end before this one begins, and pages would show both. Write "#endregion" behind it.`,
      );
    }
    if (names.has(name)) {
      tell(`a region "${name}" is there already. Give this one another name.`);
    }
    names.add(name);
    open = {name, line};
  }
  if (open) {
    problems.push({
      file,
      line: open.line,
      message: `the region "${open.name}" does not end. Write "#endregion" behind it.`,
    });
  }
  return problems;
}

/** What is wrong with how programs begin, with their regions, and with those that no page shows. */
export function shownProgramProblems(pages: readonly Page[], root = '.'): Problem[] {
  const shown = shownBy(pages);
  return programFiles(root).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll('\r', '');
    const language = languageOf(file);
    const problems = regionProblems(file, text);
    if (language && !language.beginning.test(text)) {
      problems.push({
        file,
        line: 1,
        message: `a program begins with ${language.rule}. Write there what it does, what it needs and how it is run.`,
      });
    }
    if (!shown.has(file)) {
      problems.push({
        file,
        line: 1,
        message: `no page shows this program. Show it with file="${file}", or delete it.`,
      });
    }
    return problems;
  });
}
