import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
} from 'react';
import RadioTabs, {languageName} from '@site/src/components/tabs';

type ItemProps = {value: string; label?: string; children: ReactNode};

type Props = {
  children: ReactNode;
  /** Tabs of the group `language` share the chosen language, also with the samples of the reference. */
  groupId?: string;
  className?: string;
  /** Prefix of the ids of the radio buttons. */
  id?: string;
  /** Label of the group for screen readers. */
  legend?: string;
};

const isItem = (child: ReactNode): child is ReactElement<ItemProps> =>
  isValidElement<Partial<ItemProps>>(child) && child.props.value !== undefined;

/**
 * Tabs of a page; a child without a value is between the tab bar and the panels. Ejected: the original requires
 * JavaScript for all tabs except the first, renders twice on hydration, and shows the stored choice only then.
 */
export default function Tabs({children, groupId, legend, className, ...props}: Props): ReactNode {
  const ownId = useId();
  const {id = ownId} = props;
  const isLanguage = groupId === 'language';
  const all = Children.toArray(children);
  // src/reference/static/js/reference.js, which stores the language, sets the buttons without React.
  useLayoutEffect(() => {
    if (isLanguage) document.dispatchEvent(new Event('reference:shown'));
  }, [isLanguage]);
  const choices = all
    .filter(isItem)
    .map(({props: {value, label, children: panel}}) => ({value, label: label ?? value, panel}));
  return (
    <RadioTabs
      className={className}
      legend={legend ?? (isLanguage ? 'Language' : 'Choice')}
      name={isLanguage ? `${languageName}${id}` : id}
      id={id}
      choices={choices}
      above={all.filter((child) => !isItem(child))}
    />
  );
}
