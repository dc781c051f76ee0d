// Renders a list of fields and, recursively, their nested fields.
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {evidenceMark} from '../blocks/evidence';
import {parseInline} from '../blocks/inline';
import type {Field as FieldData} from '../blocks/fields';
import Chip from '../../../components/Chip';
import InlineText, {Paragraph} from './InlineText';

function Values({values, label}: Pick<FieldData, 'values'> & {label: string}): ReactNode {
  return (
    values.length > 0 && (
      <div className="ref-values" data-part="values">
        <span data-part="label">{label}</span>
        <ul className={clsx('clean-list', values.some(({meaning}) => meaning) && 'ref-meanings')}>
          {values.map(({value, meaning}) => (
            <li key={value}>
              <code>{value}</code>
              {meaning && ` ${meaning}`}
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

function Facts({facts}: Pick<FieldData, 'facts'>): ReactNode {
  return (
    facts.length > 0 && (
      <dl className="ref-facts" data-part="facts">
        {facts.map(({label, value}) => (
          // Nobody searches for examples, and they compress badly.
          <div key={label} data-ignore={label === 'Example' ? 'search' : undefined}>
            <dt>{label}</dt>
            <dd>
              <InlineText run={value} />
            </dd>
          </div>
        ))}
      </dl>
    )
  );
}

function Nested({field}: {field: FieldData}): ReactNode {
  const {name, children, hasOtherFields, open} = field;
  return (
    children.length > 0 && (
      <details open={open}>
        <summary data-ignore="search">
          {children.length} {hasOtherFields && 'known '}
          {children.length === 1 ? 'field' : 'fields'} of <code>{name}</code>
        </summary>
        <FieldList fields={children} />
      </details>
    )
  );
}

function Field({field}: {field: FieldData}): ReactNode {
  const {name, anchor, type, tags, description, note, evidence, values, facts} = field;
  return (
    <li className="ref-field" id={anchor} data-part="field">
      <div className="ref-field-head" data-ignore="search">
        <code className="ref-name" data-part="name">
          {name}
        </code>{' '}
        <span className="ref-type" data-part="type">
          {type}
        </span>{' '}
        {tags.map((tag) => (
          <Fragment key={tag}>
            <Chip isColoured={tag === 'required'}>{tag}</Chip>{' '}
          </Fragment>
        ))}
        {/* Readers see it below. */}
        {field.hasOtherFields && field.children.length > 0 && (
          <span className="sr-only" data-part="tag">
            may contain other fields
          </span>
        )}
        <InlineText run={evidenceMark(evidence, anchor)} />
        <a
          className="hash-link"
          href={`#${encodeURI(anchor)}`}
          aria-label={`Direct link to ${name}`}
          data-ignore="all"
        />
      </div>
      <Paragraph className="ref-text" data-part="text" run={parseInline(description)} />
      <Paragraph className="ref-field-note" data-part="text" run={parseInline(note)} />
      <Values values={values} label={field.hasOtherValues ? 'Known values' : 'Allowed values'} />
      <Facts facts={facts} />
      <Nested field={field} />
    </li>
  );
}

type ListProps = {fields: FieldData[]; label?: string};

export default function FieldList({fields, label}: ListProps): ReactNode {
  return (
    fields.length > 0 && (
      <ul className="ref-fields" aria-label={label} data-part="fields">
        {fields.map((field) => (
          <Field key={field.anchor} field={field} />
        ))}
      </ul>
    )
  );
}
