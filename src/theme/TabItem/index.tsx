import type {ReactNode} from 'react';

/** One tab. Ejected with Tabs, which reads its `value` and `label` and shows what it holds. */
export default function TabItem({children}: {children: ReactNode}): ReactNode {
  return children;
}
