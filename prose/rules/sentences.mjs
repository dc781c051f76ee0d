// The markdownlint rules for the length of sentences, and for repeated notes that something is not documented.
import {finding, proseLines, proseRule} from '../lines.mjs';
import {LONGEST, longSentences, sentencesOf} from '../sentences.mjs';
import {undocumented} from '../terms.mjs';

/** Returns the first words of a sentence, to identify it in a message. */
const beginning = (/** @type {string} */ sentence) =>
  `${sentence.split(/\s+/).slice(0, 6).join(' ')} …`;

const length = proseRule('sentence-length', `A sentence has at most ${LONGEST} words`, ({text}) =>
  longSentences(text).map(({sentence, words}) => {
    const advice = 'Split it into sentences of one idea each, or make it a list.';
    return `"${beginning(sentence)}" has ${words} words. ${advice}`;
  }),
);

/** @type {import('markdownlint').Rule} */
const once = {
  names: ['undocumented-once'],
  description: 'A page says once that something is not documented',
  tags: ['prose'],
  parser: 'none',
  function: ({lines, frontMatterLines}, onError) => {
    const found = proseLines(lines)
      .filter(({text}) => !/^#{1,6} /.test(text))
      .flatMap((prose) =>
        sentencesOf(prose.text)
          .filter((sentence) => undocumented.test(sentence))
          .map((sentence) => ({prose, sentence})),
      );
    const [first, ...others] = found;
    for (const {prose, sentence} of others) {
      const detail =
        `"${beginning(sentence)}" says it again after line ` +
        `${(first?.prose.line ?? 0) + frontMatterLines.length}. Say here what to do, and list the gap ` +
        'under "Not documented yet".';
      onError(finding(prose, detail));
    }
  },
};

export default [length, once];
