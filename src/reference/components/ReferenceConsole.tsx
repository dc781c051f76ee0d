import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Children, type ReactElement, type ReactNode} from 'react';
import SegmentedControl from '../../components/SegmentedControl';
import RadioTabs, {languageName} from '../../components/tabs';

type PanelProps = {
  /** Status, or id of a language, which ../static/js/reference.js stores. */
  id: string;
  label: string;
  children: ReactNode;
};

/** One panel; the tabs around it read its props and render it. */
export function ReferencePanel({children}: PanelProps): ReactNode {
  return children;
}

type TabsProps = {
  /** `sample`: tabs of languages; `answer`: tabs of statuses. */
  kind: 'sample' | 'answer';
  /** The default version of samples with two versions (src/highlight/rehypeHighlight.ts). */
  fields?: 'required' | 'all';
  children: ReactNode;
};

/** Tabs of code. */
export function ReferenceTabs({kind, fields, children}: TabsProps): ReactNode {
  const choices = Children.toArray(children)
    .filter(
      (child): child is ReactElement<PanelProps> => typeof child === 'object' && 'props' in child,
    )
    .map((panel) => ({value: panel.props.id, label: panel.props.label, panel}));
  if (kind === 'answer') {
    return (
      <RadioTabs
        className="ref-answers"
        legend="Status of the response"
        name="answer-status"
        id="answer"
        choices={choices}
      />
    );
  }
  return (
    <RadioTabs
      className="ref-samples"
      legend="Language of the samples"
      name={languageName}
      id="sample"
      choices={choices}
      above={fields && <Versions first={fields} />}
    />
  );
}

const Versions = ({first}: {first: 'required' | 'all'}) => (
  <SegmentedControl
    className="segmented ref-versions"
    legend="Fields of the request"
    name="sample-fields"
    id="fields"
    choices={[
      {value: 'required', label: 'Required fields'},
      {value: 'all', label: 'All fields'},
    ]}
    chosen={first}
  />
);

/**
 * The code of an operation: samples and example responses. On wide screens it is beside the text, on others between the
 * call box and the text.
 */
export default function ReferenceConsole({children}: {children: ReactNode}): ReactNode {
  useBrokenLinks().collectAnchor('samples');
  return (
    <section className="ref-console" id="samples" aria-label="Samples and response example">
      <div>{children}</div>
    </section>
  );
}
