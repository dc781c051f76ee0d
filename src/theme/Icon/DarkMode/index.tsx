import Icon from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';

/** A moon. Ejected: the original is a long list of numbers, which every page carries before its first screen. */
export default function IconDarkMode(props: Props): ReactNode {
  return <Icon d="M10 4a7 7 0 1 0 10 10A8 8 0 0 1 10 4z" {...props} />;
}
