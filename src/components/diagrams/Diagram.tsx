import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A drawing in words: its text alternative on a page, and what a Markdown page says instead of it. */
export interface DiagramText {
  title: string;
  /** Says what the drawing shows, for readers who do not see it. */
  description: string;
}

export interface DiagramProps extends DiagramText {
  /** Prefix of the ids inside the drawing; unique on a page. */
  id: string;
  viewBox: string;
  children: ReactNode;
}

/** The frame of every drawing: caption, text alternative and the arrow head that its arrows share. */
export default function Diagram({
  id,
  title,
  description,
  viewBox,
  children,
}: DiagramProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={viewBox}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        <defs>
          <marker
            id={`${id}-arrow`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path className={styles.arrowHead} d="M0 0 8 4 0 8z" />
          </marker>
        </defs>
        {children}
      </svg>
      <figcaption className={styles.caption}>{title}</figcaption>
    </figure>
  );
}
