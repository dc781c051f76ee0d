import type {ComponentProps, ReactNode} from 'react';

/** A table of prose, in a frame that scrolls sideways and takes focus, so that a keyboard can scroll it too. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-frame" tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  );
}
