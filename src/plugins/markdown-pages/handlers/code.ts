// Converts code blocks, tabs and the samples of an operation to Markdown nodes.
import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Code} from 'mdast';
import {fence, heading, link, paragraph} from '../../../site/mdast';
import {siteUrl} from '../../../site/markdownAddresses';
import {samplesPath} from '../../../site/markdownPath';
import {childElements, findElement, findTag, hasClass} from '../../../site/hast';
import type {Context} from './context';
import type {Handle} from './elements';

/** Converts a code frame to a fenced code block. The label becomes its title, unless it is only the language. */
export function codeBlock(frame: Element): Code {
  const classes = [frame.properties.className].flat().join(' ');
  const [, language = ''] = /(?:^| )language-(\S+)/.exec(classes) ?? [];
  const pre = findTag(frame, 'pre') ?? frame;
  const label = String(pre.properties.ariaLabel ?? '');
  return fence(language, toString(pre).replace(/\n$/, ''), label.endsWith(' code') ? '' : label);
}

/** Converts the code of the theme's `CodeBlock` component. */
export function componentCode(pre: Element): Code {
  const classes = [pre.properties.className].flat().join(' ');
  const [, language = ''] = /(?:^| )language-(\S+)/.exec(classes) ?? [];
  return fence(language, toString(pre).replace(/\n$/, ''));
}

type Choice = {label: string; panel: Element};

/** Reads the choices of radio tabs (src/components/tabs), and whether the choices are languages. */
function tabsOf(tabs: Element): {choices: Choice[]; isLanguage: boolean} {
  const fieldset = findTag(tabs, 'fieldset') ?? tabs;
  const labels = childElements(fieldset).filter(({tagName}) => tagName === 'label');
  const panels = childElements(tabs).filter((element) => hasClass(element, 'radio-panel'));
  const {name = ''} = findTag(fieldset, 'input')?.properties ?? {};
  return {
    choices: panels.map((panel, index) => ({label: toString(labels[index] ?? panel), panel})),
    isLanguage: String(name).startsWith('sample-language'),
  };
}

/** Returns the key of a language for file names. The key of JavaScript is `node`, as in links already published. */
const languageKey = (label: string) => label.toLowerCase().replace('javascript', 'node');

/** Converts tabs. Of language tabs, keeps only the panel of the selected language; of other tabs, keeps all panels. */
export const tabs =
  ({languages, language}: Context): Handle =>
  (state, node) => {
    const {choices, isLanguage} = tabsOf(node);
    if (!isLanguage) {
      return choices.flatMap(({label, panel}) => [
        paragraph({type: 'strong', children: [{type: 'text', value: label}]}),
        ...state.toFlow(state.all(panel)),
      ]);
    }
    for (const {label} of choices) languages.set(languageKey(label), label);
    const chosen = choices.find(({label}) => languageKey(label) === language) ?? choices[0];
    return chosen ? state.toFlow(state.all(chosen.panel)) : [];
  };

/** Puts JSON on one line, because indentation would be a third of the text. */
const compact = (code: Code): Code => ({...code, value: JSON.stringify(JSON.parse(code.value))});

/** Converts the samples of an operation to the first sample, a link to the other samples, and response examples. */
export const samples =
  (context: Context): Handle =>
  (_, node) => {
    const groups = childElements(node).flatMap(childElements).map(tabsOf);
    const codeOf = ({panel}: Choice) =>
      findTag(panel, 'pre') ? [codeBlock(languageFrame(panel))] : [];
    for (const {choices} of groups.filter(({isLanguage}) => isLanguage)) {
      context.samples.push(
        ...choices.flatMap((choice) => codeOf(choice).map((code) => ({label: choice.label, code}))),
      );
    }
    const [first, ...others] = context.samples;
    const examples = groups
      .filter(({isLanguage}) => !isLanguage)
      .flatMap(({choices}) => choices.flatMap(codeOf));
    const names = others.map(({label}) => label).join(', ');
    return [
      heading(2, 'Sample', String(node.properties.id)),
      ...(first ? [first.code] : []),
      paragraph('The same in ', link(siteUrl(samplesPath(context.route)), names)),
      ...(examples.length > 0 ? [heading(2, 'Response example'), ...examples.map(compact)] : []),
    ];
  };

const languageFrame = (panel: Element) =>
  findElement(panel, (element) => hasClass(element, 'code-frame')) ?? panel;
