import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Children, Fragment, type ReactElement, type ReactNode} from 'react';

type PanelProps = {
  /** Language id, as static/js/reference.js remembers it, or status. */
  id: string;
  label: string;
  /** How many lines of code the panel has; a long one is folded where the page has one column. */
  lines: string;
  children: ReactNode;
};

/** One panel; shown by the tabs around it. */
export function ReferencePanel({children}: PanelProps): ReactNode {
  return children;
}

/** From here on a panel is folded where the page has one column. */
const MANY_LINES = 14;

type TabsProps = {
  /** What is chosen among: `sample` for a language, `answer` for a status. */
  kind: 'sample' | 'answer';
  children: ReactNode;
};

const kinds = {
  sample: {
    name: 'sample-language',
    legend: 'Language of the samples',
    className: 'ref-samples',
    attribute: 'data-language',
  },
  answer: {
    name: 'answer-status',
    legend: 'Status of the response',
    className: 'ref-answers',
    attribute: 'data-status',
  },
};

/**
 * Tabs of code. They are radio buttons that the style sheet reads, so they work without a script; the language is remembered by
 * static/js/reference.js.
 */
export function ReferenceTabs({kind, children}: TabsProps): ReactNode {
  const {name, legend, className, attribute} = kinds[kind];
  const panels = Children.toArray(children).filter(
    (child): child is ReactElement<PanelProps> => typeof child === 'object' && 'props' in child,
  );
  return (
    <div className={className}>
      <fieldset>
        <legend>{legend}</legend>
        {panels.map(({props: {id, label}}, index) => (
          <Fragment key={id}>
            <input
              type="radio"
              name={name}
              id={`${kind}-${id}`}
              value={id}
              defaultChecked={index === 0}
              // The script may have chosen the reader's language before the page came alive.
              suppressHydrationWarning
            />
            <label htmlFor={`${kind}-${id}`}>{label}</label>
          </Fragment>
        ))}
      </fieldset>
      {panels.map((panel) => (
        <div key={panel.props.id} className="ref-panel" {...{[attribute]: panel.props.id}}>
          {panel}
          {Number(panel.props.lines) > MANY_LINES && (
            <label className="ref-unfold">
              <input type="checkbox" /> Show all {panel.props.lines} lines
            </label>
          )}
        </div>
      ))}
    </div>
  );
}

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
