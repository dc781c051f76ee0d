// Checks the programs of the guides: regions, and missing languages. oxlint reports syntax errors of JavaScript.
import path from 'node:path';
import {marker, programsFolder} from '../../programs/remarkPrograms';
import {compact} from '../../../site/compact';
import {filesIn} from '../../../site/pages';
import {readText} from '../../../site/files';
import {problem, type Problem} from '../../../site/problem';
import {matchesByLine} from './source';

/** By file extension: the folder of a language, the language of its code blocks, and the beginning that a file must have. */
const languages: Record<string, {folder: string; block: string; beginning: RegExp}> = {
  '.mjs': {folder: 'javascript', block: 'js', beginning: /^\/\/ /},
  '.py': {folder: 'python', block: 'python', beginning: /^# /},
  '.php': {folder: 'php', block: 'php', beginning: /^<\?php\s+\/\/ /},
};

/** Returns the language of a program; undefined for a file that is not a program. */
export const languageOf = (file: string) => languages[path.extname(file)];

/** Lists the programs of the guides, as paths from the repository root. */
export const programFiles = (root: string): string[] =>
  filesIn(programsFolder, root).filter(languageOf);

/** Reports `#region` and `#endregion` comments that do not take turns, and regions of the same name. */
function regionProblems(file: string, text: string): Problem[] {
  const markers = matchesByLine(text, new RegExp(marker, 'g'));
  const reason =
    'a region needs a name that no other one has, and an #endregion before the next #region.';
  return markers.flatMap(({line, match: [, end, name]}, index) => {
    const partner = markers[end ? index - 1 : index + 1];
    const isRepeated = !end && markers.findIndex(({match}) => match[2] === name) < index;
    return !partner || partner.match[1] === end || isRepeated ? problem(file, line, reason) : [];
  });
}

/**
 * Checks the programs of the guides.
 *
 * @param shown files of the programs that pages show; undefined if not all pages can be read
 */
export function programProblems(shown: ReadonlySet<string> | undefined, root: string): Problem[] {
  const files = programFiles(root);
  return files.flatMap((file) => {
    const text = readText(path.join(root, file));
    const {name} = path.parse(file);
    const wanted = Object.entries(languages).map(
      ([extension, {folder}]) => `${programsFolder}/${folder}/${name}${extension}`,
    );
    const missing = wanted.filter((other) => !files.includes(other));
    const isFirst = files.find((other) => path.parse(other).name === name) === file;
    const reasons = compact<string>(
      isFirst &&
        missing.length > 0 &&
        `the program is missing in other languages. Write ${missing.join(' and ')}.`,
      !languageOf(file)?.beginning.test(text) &&
        'a program must begin with a comment (in PHP, after <?php): what it does, what it needs, how to run it.',
      shown?.has(file) === false &&
        `no page shows this program. Show it with file="${file}", or delete it.`,
    );
    return [...regionProblems(file, text), ...reasons.map((reason) => problem(file, 1, reason))];
  });
}
