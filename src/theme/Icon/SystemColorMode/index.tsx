import {useThemeConfig} from '@docusaurus/theme-common';
import Icon from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/SystemColorMode';
import type {ReactNode} from 'react';

/**
 * A circle, half of it hatched, where the system's colour mode can be chosen. Ejected: the original is a long list of numbers, which
 * every page carries before its first screen, shown or not.
 */
export default function IconSystemColorMode(props: Props): ReactNode {
  const {colorMode} = useThemeConfig();
  if (!colorMode.respectPrefersColorScheme) return null;
  return <Icon d="M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zm0 0v16m4-14v12" {...props} />;
}
