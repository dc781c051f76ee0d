import IndexPages from '@site/src/components/IndexPages';
import Original from '@theme-original/SearchPage';
import type {ReactNode} from 'react';
import {BelowContent} from '../Layout';
import styles from './styles.module.css';

/** The page of the hosted search. Wrapped: without script it offers links, where the original shows a field that does nothing. */
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
