import {Children, type ReactElement, type ReactNode, useId, useLayoutEffect} from 'react';
import RadioTabs, {languageName} from '@site/src/components/tabs';

type ItemProps = {value: string; label?: string; children: ReactNode};

type Props = {
  children: ReactNode;
  /** Tabs of the group `language` share the chosen language, also with the samples of the reference. */
  groupId?: string;
};

const isItem = (child: ReactNode): child is ReactElement<ItemProps> =>
  typeof child === 'object' && child !== null && 'props' in child;

/**
 * Tabs of a page. Ejected: the original needs its script to show any tab but the first, renders twice on hydration, and
 * shows the stored choice only then.
 */
export default function Tabs({children, groupId}: Props): ReactNode {
  const id = useId();
  const isLanguage = groupId === 'language';
  // src/reference/static/js/reference.js, which stores the language, sets the buttons without React.
  useLayoutEffect(() => {
    if (isLanguage) document.dispatchEvent(new Event('reference:shown'));
  }, [isLanguage]);
  const choices = Children.toArray(children)
    .filter(isItem)
    .map(({props: {value, label, children: panel}}) => ({
      value,
      label: label ?? value,
      panel,
    }));
  return (
    <RadioTabs
      legend={isLanguage ? 'Language' : 'Choice'}
      name={isLanguage ? `${languageName}${id}` : id}
      id={id}
      choices={choices}
    />
  );
}
