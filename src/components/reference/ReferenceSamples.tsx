import {Children, Fragment, type ReactElement, type ReactNode} from 'react';

type SampleProps = {
  /** Language id, as static/js/reference.js remembers it. */
  id: string;
  label: string;
  children: ReactNode;
};

/** One sample; shown by the ReferenceSamples around it. */
export function ReferenceSample({children}: SampleProps): ReactNode {
  return children;
}

/**
 * The samples of an operation as tabs. The tabs are radio buttons that the style sheet reads, so they work without a script;
 * the reader's choice is remembered by static/js/reference.js.
 */
export default function ReferenceSamples({children}: {children: ReactNode}): ReactNode {
  const samples = Children.toArray(children).filter(
    (child): child is ReactElement<SampleProps> => typeof child === 'object' && 'props' in child,
  );
  return (
    <div className="ref-samples" data-lay-out="later">
      <fieldset>
        <legend>Language of the samples</legend>
        {samples.map(({props: {id, label}}, index) => (
          <Fragment key={id}>
            <input
              type="radio"
              name="sample-language"
              id={`sample-${id}`}
              value={id}
              defaultChecked={index === 0}
              // The script may have chosen the reader's language before the page came alive.
              suppressHydrationWarning
            />
            <label htmlFor={`sample-${id}`}>{label}</label>
          </Fragment>
        ))}
      </fieldset>
      {samples.map((sample) => (
        <div key={sample.props.id} data-language={sample.props.id}>
          {sample}
        </div>
      ))}
    </div>
  );
}
