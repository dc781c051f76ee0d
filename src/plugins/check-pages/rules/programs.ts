// Checks the programs of the guides: regions, and missing languages. oxlint reports syntax errors.
import path from 'node:path';
import {marker, programsFolder} from '../../programs/remarkPrograms';
import {filesIn} from '../../../site/pages';
import {readText} from '../../../site/files';
import {problem, type Problem} from '../../../site/problem';

/** Languages of the programs by file extension: name, language of code blocks, and required beginning of a file. */
const languages = {
  mjs: {name: 'JavaScript', block: 'js', beginning: /^\/\/ /, rule: 'a comment after //'},
  py: {name: 'Python', block: 'python', beginning: /^# /, rule: 'a comment after #'},
  php: {
    name: 'PHP',
    block: 'php',
    beginning: /^<\?php\s+\/\/ /,
    rule: '<?php and a comment after //',
  },
};

type Extension = keyof typeof languages;

type Program = {file: string; text: string; extension: Extension};

const isProgram = (file: string) => path.extname(file).slice(1) in languages;

/** Returns the language of the code blocks that show a program; undefined for a file that is not a program. */
export const codeLanguageOf = (file: string): string | undefined =>
  isProgram(file) ? languages[path.extname(file).slice(1) as Extension].block : undefined;

/** Lists the programs of the guides, as paths from the repository root. */
export const programFiles = (root: string): string[] =>
  filesIn(programsFolder, root).filter(isProgram);

/** Reports mismatched `#region` and `#endregion` comments. */
function regionProblems({file, text}: Program): Problem[] {
  const markers = text.split('\n').flatMap((row, index) => {
    const [found, end, name = ''] = marker.exec(row) ?? [];
    return found === undefined ? [] : {line: index + 1, isEnd: end !== undefined, name};
  });
  return markers.flatMap(({line, isEnd, name}, index) => {
    const isRepeated = markers.slice(0, index).some((one) => !one.isEnd && one.name === name);
    const [isWrong, reason] = isEnd
      ? [markers[index - 1]?.isEnd ?? true, 'no region is open here.']
      : markers[index + 1]?.isEnd
        ? [isRepeated, `there is already a region "${name}".`]
        : [true, `the region "${name}" does not end.`];
    return isWrong ? problem(file, line, reason, {rule: 'check-pages:region'}) : [];
  });
}

/** Reports a program that another language does not have. */
function languageProblems([first, ...others]: readonly Program[]): Problem[] {
  const missing = Object.entries(languages)
    .filter(([extension]) => ![first, ...others].some((one) => one?.extension === extension))
    .map(([, {name}]) => name);
  if (!first || missing.length === 0) return [];
  const details = {
    rule: 'check-pages:languages',
    note: 'Write the program in all three languages.',
  };
  return [problem(first.file, 1, `the program has no ${missing.join(' and no ')}.`, details)];
}

/**
 * Checks the programs of the guides.
 *
 * @param shown files of the programs that pages show
 */
export function programProblems(shown: ReadonlySet<string>, root: string): Problem[] {
  const programs = programFiles(root).map((file): Program => ({
    file,
    text: readText(path.join(root, file)),
    extension: path.extname(file).slice(1) as Extension,
  }));
  const groups = new Map<string, Program[]>();
  for (const program of programs) {
    // Each language has its own folder.
    const key = path.parse(program.file).name.replaceAll('_', '-');
    groups.set(key, [...(groups.get(key) ?? []), program]);
  }
  return [
    ...programs.flatMap((program) => {
      const {file, text, extension} = program;
      const {beginning, rule} = languages[extension];
      const note = `Describe there what it does, what it needs and how to run it.`;
      return [
        ...regionProblems(program),
        ...(beginning.test(text)
          ? []
          : [problem(file, 1, `a program must begin with ${rule}.`, {note})]),
        ...(shown.has(file)
          ? []
          : [
              problem(file, 1, 'no page shows this program.', {
                note: `Show it with file="${file}", or delete it.`,
              }),
            ]),
      ];
    }),
    ...[...groups.values()].flatMap(languageProblems),
  ];
}
