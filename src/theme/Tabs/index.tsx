// Tabs. Ejected: the original requires JavaScript for all tabs except the first, renders twice on hydration, and
// applies the stored choice late.
import {Children, isValidElement, type ReactElement, type ReactNode, useId} from 'react';
import RadioTabs, {languageName} from '@site/src/components/tabs';

type ItemProps = {value: string; label?: string; children: ReactNode};

type Props = {
  children: ReactNode;
  /** All tabs with the group ID `language`, including the reference's samples, share the chosen language. */
  groupId?: string;
  className?: string;
  /** ID prefix of the radio buttons. */
  id?: string;
  /** Label of the group for screen readers. */
  legend?: string;
};

const isItem = (child: ReactNode): child is ReactElement<ItemProps> =>
  isValidElement<Partial<ItemProps>>(child) && child.props.value !== undefined;

/**
 * Renders tabs.
 *
 * @param children `TabItem` elements; a child without a `value` is placed between the tab bar and the panels
 */
export default function Tabs({children, groupId, legend, className, ...props}: Props): ReactNode {
  const ownId = useId();
  const {id = ownId} = props;
  const isLanguage = groupId === 'language';
  const all = Children.toArray(children);
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
