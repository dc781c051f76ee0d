import {grammarOf} from '../../highlight/languages';
import {problem, type Problem} from '../../../site/problem';

/** Checks that the code blocks of a sample language can be highlighted, before each page with samples reports it. */
export function sampleLanguageProblems({language}: {language: string}): Problem[] {
  try {
    grammarOf(language);
    return [];
  } catch (error) {
    return [problem('src/plugins/reference/samples/index.ts', undefined, (error as Error).message)];
  }
}
