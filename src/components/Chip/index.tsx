import type {ReactNode} from 'react';

type Props = {
  /** Link target, if the chip is a link. */
  href?: string | undefined;
  /** In the colour of warnings, for example for `required`. */
  isColoured?: boolean;
  children: ReactNode;
};

/** Renders a small inline label, such as a type, a tag or a version. */
export default function Chip({href, isColoured, children}: Props): ReactNode {
  const Element = href ? 'a' : 'span';
  return (
    <Element className={isColoured ? 'chip chip--coloured' : 'chip'} href={href} data-part="tag">
      {children}
    </Element>
  );
}
