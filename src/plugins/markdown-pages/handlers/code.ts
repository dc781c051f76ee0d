// Converts code blocks, tabs and the samples of an operation to Markdown nodes.
import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Code} from 'mdast';
import {fence, heading, link, paragraph, strong} from '../../../site/mdast';
import {siteUrl} from '../../../site/address/markdownAddresses';
import {samplesPath} from '../../../site/address/markdownPath';
import {findTag} from '../../../site/hast';
import {partsOf} from '../../../site/parts';
import type {Context} from './context';
import {type Handle, inlineContent} from './elements';

/** Converts a `<pre>` to a fenced code block with its title. */
export function codeBlock(pre: Element): Code {
  const {dataLanguage, dataTitle} = pre.properties;
  const title = dataTitle === undefined ? undefined : String(dataTitle);
  return fence(String(dataLanguage), toString(pre).replace(/\n$/, ''), title);
}

const isLanguage = ({properties}: Element) => properties.dataKind === 'language';

const labelOf = (panel: Element) => String(panel.properties.dataLabel);

/** Returns the key of a language for file names. The key of JavaScript is `node`, as in links already published. */
const languageKey = ({properties}: Element) =>
  String(properties.dataChoice).replace('javascript', 'node');

/** Converts tabs. Of language tabs, keeps only the panel of the selected language; of other tabs, keeps all panels. */
export const tabs =
  ({languages, language}: Context): Handle =>
  (state, node) => {
    const panels = partsOf(node, 'panel');
    if (!isLanguage(node)) {
      return panels.flatMap((panel) => [
        paragraph(strong(labelOf(panel))),
        ...state.toFlow(state.all(panel)),
      ]);
    }
    for (const panel of panels) languages.set(languageKey(panel), labelOf(panel));
    const chosen = panels.find((panel) => languageKey(panel) === language) ?? panels[0];
    return chosen ? state.toFlow(state.all(chosen)) : [];
  };

/** Puts JSON on one line, because indentation would be a third of the text. */
const onOneLine = (code: Code): Code => ({...code, value: JSON.stringify(JSON.parse(code.value))});

function codesOf(group: Element): {label: string; code: Code}[] {
  return partsOf(group, 'panel').flatMap((panel) => {
    const pre = findTag(panel, 'pre');
    return pre ? [{label: labelOf(panel), code: codeBlock(pre)}] : [];
  });
}

/**
 * Converts the code column of a reference page: what to know before a call, the first sample, a link to the other
 * samples, and response examples or the line in their place. The page of a resource has only an example.
 */
export const samples =
  (context: Context): Handle =>
  (state, node) => {
    const groups = partsOf(node, 'tabs');
    const notes = groups
      .flatMap((group) => partsOf(group, 'reference'))
      .flatMap((part) => partsOf(part, 'note'));
    context.samples.push(...groups.filter(isLanguage).flatMap(codesOf));
    const [first, ...others] = context.samples;
    const examples = groups.filter((group) => !isLanguage(group)).flatMap(codesOf);
    const names = others.map(({label}) => label).join(', ');
    if (!first) return examples.map(({code}) => onOneLine(code));
    return [
      ...notes.map((note) => paragraph(inlineContent(state, note))),
      heading(2, 'Sample'),
      first.code,
      paragraph('The same in ', link(siteUrl(samplesPath(context.route)), names)),
      ...(examples.length > 0
        ? [heading(2, 'Response example'), ...examples.map(({code}) => onOneLine(code))]
        : []),
    ];
  };
