import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Children, type ReactElement, type ReactNode} from 'react';
import SegmentedControl from '../../components/SegmentedControl';
import RadioTabs, {languageName} from '../../components/tabs';

type PanelProps = {
  /** Language id, as ../static/js/reference.js remembers it, or status. */
  id: string;
  label: string;
  children: ReactNode;
};

/** One panel; shown by the tabs around it. */
export function ReferencePanel({children}: PanelProps): ReactNode {
  return children;
}

type TabsProps = {
  /** What is chosen among: `sample` for a language, `answer` for a status. */
  kind: 'sample' | 'answer';
  /** Of samples in two versions (src/highlight/rehypeHighlight.ts): the one that is shown first. */
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
 * The code of an operation: its samples and what comes back. Beside the text where there is room for two columns, else between the
 * call and the text.
 */
export default function ReferenceConsole({children}: {children: ReactNode}): ReactNode {
  useBrokenLinks().collectAnchor('samples');
  return (
    <section className="ref-console" id="samples" aria-label="Samples and response example">
      <div>{children}</div>
    </section>
  );
}
