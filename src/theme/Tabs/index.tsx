import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Children, type ReactElement, type ReactNode, useId} from 'react';
import RadioTabs, {languageName} from '@site/src/components/tabs';

type ItemProps = {value: string; label?: string; children: ReactNode};

type Props = {
  children: ReactNode;
  /** Tabs of the group `language` share what the reader chose, with the samples of the reference too. */
  groupId?: string;
};

const isItem = (child: ReactNode): child is ReactElement<ItemProps> =>
  typeof child === 'object' && child !== null && 'props' in child;

/**
 * Tabs of a page. Ejected: the original needs its script to show anything but the first tab, builds all of it twice when the page
 * comes alive, and shows the remembered one only then.
 */
export default function Tabs({children, groupId}: Props): ReactNode {
  const id = useId();
  const isLanguage = groupId === 'language';
  const script = useBaseUrl('/js/reference.js');
  const choices = Children.toArray(children)
    .filter(isItem)
    .map(({props: {value, label, children: panel}}) => ({
      // A program for Node.js is what a reader of JavaScript samples wants.
      value: isLanguage && value === 'node' ? 'javascript' : value,
      label: label ?? value,
      panel,
    }));
  return (
    <>
      {isLanguage && (
        <Head>
          <script src={script} defer />
        </Head>
      )}
      <RadioTabs
        legend={isLanguage ? 'Language' : 'Choice'}
        name={isLanguage ? `${languageName}${id}` : id}
        id={id}
        choices={choices}
      />
    </>
  );
}
