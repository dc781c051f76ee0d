// Tabs. Ejected: the original requires JavaScript for all tabs except the first, renders twice on hydration, and
// applies the stored choice late.
import clsx from 'clsx';
import {Children, isValidElement, type ReactElement, type ReactNode, useId} from 'react';
import SegmentedControl from '../../components/SegmentedControl';
import './tabs.css';

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
 * Renders tabs as radio buttons. The style sheet shows the chosen panel, so the tabs work without JavaScript.
 *
 * @param children `TabItem` elements; a child without a `value` is placed between the tab bar and the panels
 */
export default function Tabs({children, groupId, legend, className, ...props}: Props): ReactNode {
  const ownId = useId();
  const {id = ownId} = props;
  const isLanguage = groupId === 'language';
  const all = Children.toArray(children);
  const items = all.filter(isItem).map((item) => ({label: item.props.value, ...item.props}));
  if (items.length > 8) throw new Error('A ninth tab needs a rule in src/theme/Tabs/tabs.css.');
  return (
    <div
      className={clsx('radio-tabs', className)}
      data-part="tabs"
      data-kind={isLanguage ? 'language' : undefined}
    >
      <SegmentedControl
        className="tab-bar"
        legend={legend ?? (isLanguage ? 'Language' : 'Choice')}
        // src/components/static/js/pageActions.js stores the choice of buttons whose name begins so.
        name={isLanguage ? `sample-language${id}` : id}
        id={id}
        choices={items}
      />
      {all.filter((child) => !isItem(child))}
      {items.map(({value, label, children: panel}) => (
        <div
          key={value}
          className="radio-panel"
          data-part="panel"
          data-choice={value}
          data-label={label}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
