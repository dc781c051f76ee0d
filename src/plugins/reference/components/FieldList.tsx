// Renders a list of fields and, recursively, their nested fields.
import {Fragment, type ReactNode} from 'react';
import {evidenceLine, gapsAnchor} from '../blocks/evidence';
import {parseInline} from '../blocks/inline';
import {type FieldWords, fieldWords, incompleteTag} from '../blocks/words';
import type {Field as FieldData} from '../contract/fields';
import Chip from '../../../components/Chip';
import Facts from './Facts';
import {Paragraph} from './InlineText';
import {EvidenceLine} from './Notice';

/** Returns the field's name, or `<any key>` for additional properties. */
const nameOf = ({name}: FieldData) => (name === '*' ? '<any key>' : name);

/** Renders a badge of a field. The "incomplete" badge links to the list of undocumented details. */
function Tag({tag}: {tag: string}): ReactNode {
  return (
    <Chip href={tag === incompleteTag ? `#${gapsAnchor}` : undefined} isFilled={tag === 'required'}>
      {tag}
    </Chip>
  );
}

function Values({values}: Pick<FieldWords, 'values'>): ReactNode {
  return (
    values.length > 0 && (
      <div className="ref-values" data-part="values">
        <span data-part="label">Allowed values</span>
        <ul>
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

function Nested({field}: {field: FieldData}): ReactNode {
  const {children, open} = field;
  return (
    children.length > 0 && (
      <details open={open}>
        <summary>
          {children.length === 1 ? '1 field' : `${children.length} fields`} of{' '}
          <code>{nameOf(field)}</code>
        </summary>
        <FieldList fields={children} />
      </details>
    )
  );
}

function Field({field}: {field: FieldData}): ReactNode {
  const {anchor, description, note, evidence} = field;
  const {type, tags, facts, values} = fieldWords(field);
  const name = nameOf(field);
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
            <Tag tag={tag} />{' '}
          </Fragment>
        ))}
        <a
          className="hash-link"
          href={`#${encodeURI(anchor)}`}
          aria-label={`Direct link to ${name}`}
          data-ignore="all"
        />
      </div>
      <Paragraph className="ref-text" data-part="text" run={parseInline(description)} />
      <Paragraph className="ref-field-note" data-part="text" run={parseInline(note)} />
      <Values values={values} />
      <Facts className="ref-facts" data-part="facts" facts={facts} />
      <EvidenceLine level={evidence.level} content={evidenceLine(evidence)} />
      <Nested field={field} />
    </li>
  );
}

export default function FieldList({
  fields,
  label,
}: {
  fields: FieldData[];
  label?: string;
}): ReactNode {
  return (
    <ul className="ref-fields" aria-label={label} data-part="fields">
      {fields.map((field) => (
        <Field key={field.anchor} field={field} />
      ))}
    </ul>
  );
}
