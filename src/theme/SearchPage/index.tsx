import IndexPages from '@site/src/components/IndexPages';
import Original from '@theme-original/SearchPage';
import type {ReactNode} from 'react';
import {BelowContent} from '../Layout';
import styles from './styles.module.css';

/** The page of the hosted search. Wrapped: adds links for readers without script, for whom the field does nothing. */
export default function SearchPage(): ReactNode {
  return (
    <BelowContent
      value={
        <noscript className={styles.withoutScript}>
          <p>The search needs JavaScript. These pages list everything without it:</p>
          <IndexPages />
        </noscript>
      }
    >
      <Original />
    </BelowContent>
  );
}
