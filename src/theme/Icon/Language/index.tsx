import Icon from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/Language';
import type {ReactNode} from 'react';

/** A globe. Ejected: the original is a long list of numbers, which every page carries before its first screen. */
export default function IconLanguage(props: Props): ReactNode {
  return (
    <Icon
      d="M21 12a9 9 0 1 1-18 0 9 9 0 1 1 18 0zM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z"
      strokeWidth={1.5}
      width={20}
      height={20}
      {...props}
    />
  );
}
