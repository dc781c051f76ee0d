// Checks the programs of the guides: regions, and missing languages. oxlint reports syntax errors.
import path from 'node:path';
import {marker, programsFolder} from '../../programs/remarkPrograms';
import {compact} from '../../../site/compact';
import {groupBy} from '../../../site/groupBy';
import {filesIn} from '../../../site/pages';
import {readText} from '../../../site/files';
import {problem, type Problem} from '../../../site/problem';

/** A language of the programs: its name, the language of its code blocks, and the beginning that a file must have. */
type Language = {name: string; block: string; beginning: RegExp; rule: string};

/** Languages by file extension. */
const languages: Record<string, Language> = {
  '.mjs': {name: 'JavaScript', block: 'js', beginning: /^\/\/ /, rule: 'a comment after //'},
  '.py': {name: 'Python', block: 'python', beginning: /^# /, rule: 'a comment after #'},
  '.php': {
    name: 'PHP',
    block: 'php',
    beginning: /^<\?php\s+\/\/ /,
    rule: '<?php and a comment after //',
  },
};

/** Returns the language of a program; undefined for a file that is not a program. */
export const languageOf = (file: string): Language | undefined => languages[path.extname(file)];

/** Lists the programs of the guides, as paths from the repository root. */
export const programFiles = (root: string): string[] =>
  filesIn(programsFolder, root).filter(languageOf);

/** Reports mismatched `#region` and `#endregion` comments. */
function regionProblems(file: string, text: string): Problem[] {
  const markers = text.split('\n').flatMap((row, index) => {
    const [found, end, name = ''] = marker.exec(row) ?? [];
    return found === undefined ? [] : {line: index + 1, isEnd: end !== undefined, name};
  });
  return markers.flatMap(({line, isEnd, name}, index) => {
    const isRepeated = markers.findIndex((one) => one.name === name) < index;
    const reason = isEnd
      ? (markers[index - 1]?.isEnd ?? true) && 'no region is open here.'
      : !markers[index + 1]?.isEnd
        ? `the region "${name}" does not end.`
        : isRepeated && `there is already a region "${name}".`;
    return reason ? problem(file, line, reason, {rule: 'check-pages:region'}) : [];
  });
}

/**
 * Checks the programs of the guides.
 *
 * @param shown files of the programs that pages show; undefined if not all pages can be read
 */
export function programProblems(shown: ReadonlySet<string> | undefined, root: string): Problem[] {
  const files = programFiles(root);
  // Each language has its own folder.
  const programs = groupBy(files, (file) => path.parse(file).name.replaceAll('_', '-'));
  const missingLanguages = programs.flatMap(([, [first, ...others]]) => {
    const missing = Object.entries(languages)
      .filter(([extension]) => ![first, ...others].some((file) => file.endsWith(extension)))
      .map(([, {name}]) => name);
    const note = 'Write the program in all three languages.';
    return missing.length > 0
      ? problem(first, 1, `the program has no ${missing.join(' and no ')}.`, {note})
      : [];
  });
  const others = files.flatMap((file) => {
    const text = readText(path.join(root, file));
    const {beginning, rule} = languageOf(file) ?? {};
    return compact<Problem>(
      regionProblems(file, text),
      !beginning?.test(text) &&
        problem(file, 1, `a program must begin with ${rule}.`, {
          note: 'Describe there what it does, what it needs and how to run it.',
        }),
      shown?.has(file) === false &&
        problem(file, 1, 'no page shows this program.', {
          note: `Show it with file="${file}", or delete it.`,
        }),
    );
  });
  return [...others, ...missingLanguages];
}
