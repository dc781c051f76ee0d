import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocSidebarItem/Link';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import type {ReactNode} from 'react';
import './method.css';

/** The method of an operation, ahead of its name. */
function withMethod(item: PropSidebarItemLink): PropSidebarItemLink {
  const method = item.customProps?.method;
  if (typeof method !== 'string') return item;
  // The original renders the label as it is, although its type promises a string.
  const label: unknown = (
    <span className="menu-operation">
      <span className={`menu-method menu-method--${method}`}>{method.toUpperCase()}</span>{' '}
      <span>{item.label}</span>
    </span>
  );
  return {...item, label: label as string};
}

/** A link of the sidebar. Wrapped: operations show their method. */
export default function DocSidebarItemLink(props: Props): ReactNode {
  return <OriginalLink {...props} item={withMethod(props.item)} />;
}
