import type {ReactNode} from 'react';

type Props = {
  /** Where it leads, if anywhere. */
  href?: string | undefined;
  /** For the one that must not be missed, such as `required`. */
  isFilled?: boolean;
  children: ReactNode;
};

/** A short word or name beside a text, or one of many. */
export default function Chip({href, isFilled, children}: Props): ReactNode {
  const Element = href ? 'a' : 'span';
  return (
    <Element className={isFilled ? 'chip chip--filled' : 'chip'} href={href}>
      {children}
    </Element>
  );
}
