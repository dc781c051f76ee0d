import type {Paragraph, RootContent} from 'mdast';
import {webhookSetupOf} from '../model/credentials';
import type {PmsGuide} from '../model/validate';
import {component, inline} from '../../../site/mdast';
import {parseMarkdown} from '../../../site/parseMarkdown';
import {readData} from '../../readData';
import type {References} from './references';
import {wayAttribute, wayName} from './ways';

/** Builds the start of the section "Webhooks": what to do to receive events, and how they reach Calry. */
export function webhooksLead(guide: PmsGuide, refs: References): RootContent[] {
  const {title, pms} = guide;
  const {calry, system} = pms.webhooks;
  const setup = webhookSetupOf(pms);
  const isKnown = system !== 'unknown' && system.support !== 'unknown';
  const leadText = leads()[setup === 'unknown' && !isKnown ? 'nothing' : setup];
  const [lead, ...more] = parseMarkdown(leadText.replaceAll('{title}', title)) as [Paragraph];
  // Without a known setup, the text is about the PMS's own webhooks, which are among the API details.
  if (calry === 'unknown' || setup === 'unknown') return [lead, ...more];
  lead.children.push(...inline(' ', refs.cited(calry.text, calry)));
  if (calry.way === undefined) return [lead, ...more];
  lead.children.unshift(...inline(wayName(calry.way)));
  return [component('div', wayAttribute(guide, calry.way), [lead, ...more])];
}

/** The introduction by webhook setup, as Markdown. */
const leads = () => readData('src/plugins/pms/guide/webhookLeads.yaml');
