import type {ReactNode} from 'react';

type Props = {
  /** Link target, if the chip is a link. */
  href?: string | undefined;
  /** Emphasised variant, for example for `required`. */
  isFilled?: boolean;
  children: ReactNode;
};

/** Renders a small inline label, such as a type, a tag or a version. */
export default function Chip({href, isFilled, children}: Props): ReactNode {
  const Element = href ? 'a' : 'span';
  return (
    <Element className={isFilled ? 'chip chip--filled' : 'chip'} href={href} data-part="tag">
      {children}
    </Element>
  );
}
