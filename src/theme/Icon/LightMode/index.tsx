import Icon from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/LightMode';
import type {ReactNode} from 'react';

/** A sun. Ejected: the original is a long list of numbers, which every page carries before its first screen. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <Icon
      d="M16 12a4 4 0 1 1-8 0 4 4 0 1 1 8 0M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1M5 19l1-1M18 6l1-1"
      {...props}
    />
  );
}
