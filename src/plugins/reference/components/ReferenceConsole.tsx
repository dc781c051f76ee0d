// Renders the code of an operation page: the section with the samples, and the switch between their variants.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import SegmentedControl from '../../../components/SegmentedControl';
import type {SampleFields} from '../samples/request';

/** Renders the switch between the two variants of a sample: the shortest call and all fields. */
export function SampleVariants({first}: {first: SampleFields}): ReactNode {
  return (
    <SegmentedControl
      legend="Fields of the request"
      name="sample-fields"
      choices={[
        {value: 'required', label: 'Minimal'},
        {value: 'all', label: 'All fields'},
      ]}
      chosen={first}
    />
  );
}

/**
 * Renders the section with the samples and example responses. On wide screens, it is next to the text. On narrow
 * screens, it is between the call box and the text.
 */
export default function ReferenceConsole({children}: {children: ReactNode}): ReactNode {
  useBrokenLinks().collectAnchor('samples');
  return (
    <section
      className="ref-console"
      id="samples"
      aria-label="Samples and response example"
      data-part="samples"
      data-ignore="search"
    >
      <div>{children}</div>
    </section>
  );
}
