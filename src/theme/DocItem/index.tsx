// A docs page. Wrapped: adds a class for CSS, and saves the version.
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocItem';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useEffect} from 'react';

type Props = ComponentProps<typeof Original>;

/** The compiled MDX of a page, with an additional export. */
type Content = Props['content'] & {
  /** Code that is shown next to the text (../../plugins/reference/components/console.css). */
  layout?: 'console' | 'object';
};

/**
 * Saves the version of the page in the browser's storage. The site's specification asks for it, although there is only
 * one version; Docusaurus saves it only if the reader selects it in a menu. A component of its own, because the hook
 * would render the whole page again as soon as React has hydrated it.
 */
function SavedVersion({name}: {name: string}): ReactNode {
  const {savePreferredVersionName} = useDocsPreferredVersion();
  useEffect(() => savePreferredVersionName(name), [savePreferredVersionName, name]);
  return null;
}

/**
 * Renders a docs page. The class is on a `<div>`. Selectors with `:has()` instead would slow down every toggle on the
 * page. A class on `<html>` would cause a layout shift, because React resets the class on hydration.
 */
export default function DocItem(props: Props): ReactNode {
  const {layout, metadata}: Content = props.content;
  return (
    <div className={clsx('doc', layout && `doc--wide doc--${layout}`)}>
      <Original {...props} />
      <SavedVersion name={metadata.version} />
    </div>
  );
}
