import Link from '@docusaurus/Link';
import systems from '@generated/pms/systems.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {Fragment, type ReactNode} from 'react';
import StructuredData, {publisher} from '../components/StructuredData';
import {product} from '../product';
import {home} from './_home/content';
import Hub from './_home/Hub';
import Sample from './_home/sample.mdx';
import styles from './_home/home.module.css';

const compare = home.compare(systems.length);
const drawn = home.drawn.flatMap((slug) =>
  systems.filter(([known]) => known === slug).map(([, name]) => name),
);

/**
 * The words of a text, of which none is broken at its hyphen. Spaces stay beside the words: one that is a node of its own is left out
 * of the heading's name in Chromium.
 */
const unbroken = (text: string): ReactNode[] =>
  text.split(/(\S*-\S*)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** What this is, for whom, and where to start. */
export default function Home(): ReactNode {
  return (
    <Layout title="One API for vacation rentals" description={product.description}>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: product.title,
          url: `${product.siteUrl}/`,
          description: product.description,
          inLanguage: 'en',
          publisher,
        }}
      />
      <main>
        <section className={styles.hero}>
          <div>
            <Heading as="h1">{unbroken(home.title)}</Heading>
            <p className={styles.lead}>{home.lead}</p>
            <p className={styles.actions}>
              {home.actions.map(({to, label}, index) => (
                <Link
                  key={to}
                  className={`button button--${index === 0 ? 'primary' : 'secondary'} button--lg`}
                  to={to}
                >
                  {label}
                </Link>
              ))}
            </p>
          </div>
          <div className={styles.sample}>
            <MDXContent>
              <Sample />
            </MDXContent>
            <p>
              {home.request.text}
              {home.request.links.map(({to, label}, index) => (
                <Fragment key={to}>
                  {index > 0 ? ' · ' : ' '}
                  <Link to={to}>{label}</Link>
                </Fragment>
              ))}
            </p>
          </div>
          <div>
            <Hub systems={drawn} rest={home.drawnRest} />
            <p className={styles.reach}>
              {home.reach(systems.length)} <Link to={home.other.to}>{home.other.label}</Link>
            </p>
          </div>
        </section>

        <section className={styles.section} aria-label="Ways in">
          <ul className={styles.ways}>
            {home.ways.map(({to, label, text}) => (
              <li key={to}>
                <Link className={styles.way} to={to}>
                  <Heading as="h2">{label}</Heading>
                  <span>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>

        <section className={styles.section}>
          <Heading as="h2">{home.resources.title}</Heading>
          <ul className={styles.chips}>
            {home.resources.links.map(({to, label}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>

        <section className={styles.section}>
          <Heading as="h2">{home.systemsTitle(systems.length)}</Heading>
          <ul className={styles.chips}>
            {systems.map(([slug, name]) => (
              <li key={slug}>
                <Link to={`/docs/PMS Specific Guides/${slug}`}>{name}</Link>
              </li>
            ))}
          </ul>
          <p className={styles.compare}>
            <Link to={compare.to}>{compare.label}</Link>
          </p>
        </section>
      </main>
    </Layout>
  );
}
