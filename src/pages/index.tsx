import Link from '@docusaurus/Link';
import systems from '@generated/pms/systems.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import {product} from '../product';
import Hub from './_home/Hub';
import Sample from './_home/sample.mdx';
import styles from './_home/home.module.css';

const ways = [
  {
    to: '/docs/category/guides',
    title: 'Guides',
    text: 'Keys, paging, limits, syncing and webhooks: what to build, in order, and why.',
  },
  {
    to: '/api-reference',
    title: 'API reference',
    text: 'Every operation with its fields, and samples in six languages that are run before they are published.',
  },
  {
    to: '/docs/PMS Specific Guides',
    title: 'PMS guides',
    text: 'How each system is connected, what it needs from whom, and what its API can do.',
  },
];

const resources = [
  ['Properties', 'property'],
  ['Room types', 'room-types'],
  ['Availability', 'availability'],
  ['Quotes', 'quote'],
  ['Reservations', 'reservation'],
  ['Reviews', 'review'],
  ['Conversations', 'conversation'],
  ['Custom fields', 'custom-field'],
] as const;

/** What this is, for whom, and where to start. */
export default function Home(): ReactNode {
  return (
    <Layout title={product.tagline} description={product.description}>
      <main>
        <section className={styles.hero}>
          <div>
            <Heading as="h1">One API for vacation-rental software</Heading>
            <p className={styles.lead}>
              Write one integration and reach {systems.length} property-management systems (PMS).{' '}
              {product.name} gives developers one schema for properties, availability, quotes,
              reservations, reviews and conversations.
            </p>
            <p className={styles.actions}>
              <Link className="button button--primary button--lg" to="/docs/introduction">
                Make the first call
              </Link>
              <Link className="button button--secondary button--lg" to="/docs/calrylink">
                Connect a customer
              </Link>
            </p>
          </div>
          <Hub />
        </section>

        <section className={styles.section} aria-label="Ways in">
          <ul className={styles.ways}>
            {ways.map(({to, title, text}) => (
              <li key={to}>
                <Link className={styles.way} to={to}>
                  <Heading as="h2">{title}</Heading>
                  <span>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>

        <section className={styles.split}>
          <div>
            <Heading as="h2">A request is three headers and a path</Heading>
            <p>
              An API key says who you are, a workspace id whose data you are in, and an account id
              which connected PMS to ask. The path is the same for every system.
            </p>
            <p>
              <Link to="/docs/guides/authentication">Where the three ids come from</Link>
            </p>
          </div>
          <MDXContent>
            <Sample />
          </MDXContent>
        </section>

        <section className={styles.section}>
          <Heading as="h2">Resources</Heading>
          <ul className={styles.chips}>
            {resources.map(([label, slug]) => (
              <li key={slug}>
                <Link to={`/docs/vacation-rental-api/v2/${slug}`}>{label}</Link>
              </li>
            ))}
            <li>
              <Link to="/docs/guides/webhooks">Webhooks</Link>
            </li>
            <li>
              <Link to="/docs/vacation-rental-api/passthrough">Passthrough</Link>
            </li>
          </ul>
        </section>

        <section className={styles.section}>
          <Heading as="h2">{systems.length} systems with a guide</Heading>
          <ul className={styles.chips}>
            {systems.map(([slug, name]) => (
              <li key={slug}>
                <Link to={`/docs/PMS Specific Guides/${slug}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
