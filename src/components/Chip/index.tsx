import type {ReactNode} from 'react';

type Props = {
  /** In the colour of warnings, for example for `required`. */
  isColoured?: boolean;
  children: ReactNode;
};

/** Renders a small inline label, such as a tag or a version. */
export default function Chip({isColoured, children}: Props): ReactNode {
  return (
    <span className={isColoured ? 'chip chip--coloured' : 'chip'} data-part="tag">
      {children}
    </span>
  );
}
