// The home page. Its texts are in _home/content.json.
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import systems from '@generated/pms/systems.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {type ComponentProps, type ComponentType, Fragment, type ReactNode} from 'react';
import Card from '../components/Card';
import Icon from '../components/Icon';
import SegmentedControl from '../components/SegmentedControl';
import Steps from '../components/Steps';
import StructuredData from '../components/StructuredData';
import {product} from '../product';
import {monogram} from '../site/monogram';
import CodeBlock from '../theme/CodeBlock';
import home from './_home/content.json';
import Hub from './_home/Hub';
import sample from './_home/sample.mdx';
import styles from './_home/home.module.css';

/** Names of the PMSs in the diagram. */
const drawn = home.drawn.flatMap((slug) =>
  systems.filter(([known]) => known === slug).map(([, name]) => name),
);

/**
 * Prevents line breaks at hyphens. No text node contains only a space, because Chromium would omit this space from the
 * accessible name of the heading.
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

/**
 * HTML of the example account IDs in the sample, for the first PMSs of the diagram. CSS shows the selected ID. Without
 * CSS, the first ID is shown.
 */
const accountIds = home.accounts.ids
  .map((id, index) => `<mark${index > 0 ? ' hidden' : ''}>${id}</mark>`)
  .join('');

type Code = ComponentProps<typeof CodeBlock>;

const Sample = sample as ComponentType<{components: {pre: ComponentType<Code>}}>;

/** Renders the sample with the account IDs in place of the variable. */
function SampleCode(props: Code): ReactNode {
  return (
    <CodeBlock {...props} html={props.html?.replace(home.accounts.variable, () => accountIds)} />
  );
}

type PageLink = {to: string; label: string};

type TilesProps = {links: readonly PageLink[]; isSystem?: boolean; all?: PageLink};

/** Renders links in a grid, with icons or the monograms of PMSs. `all` is an optional last link to all pages. */
function Tiles({links, isSystem, all}: TilesProps): ReactNode {
  return (
    <ul className={styles.tiles}>
      {links.map(({to, label}) => (
        <li key={to}>
          {isSystem ? (
            <Link to={to} {...monogram(label)}>
              {label}
            </Link>
          ) : (
            <Link to={to}>
              <Icon page={to} />
              {label}
            </Link>
          )}
        </li>
      ))}
      {all && (
        <li className={styles.all}>
          <Link to={all.to}>{all.label}</Link>
        </li>
      )}
    </ul>
  );
}

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title="One API for vacation rentals" description={product.description}>
      <StructuredData
        data={{
          '@type': 'WebSite',
          name: product.title,
          url: siteConfig.url + siteConfig.baseUrl,
          description: product.description,
        }}
      />
      <main>
        {/* `data-theme` makes the hero dark in both modes. */}
        <div className={styles.band} data-theme="dark">
          <section className={styles.hero}>
            <div>
              <Heading as="h1">
                <span className={styles.accent}>{home.titleAccent}</span>
                {unbroken(home.title.slice(home.titleAccent.length))}
              </Heading>
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
              <div className={styles.accounts} data-ignore="all">
                <span aria-hidden="true">{home.accounts.legend}</span>
                <SegmentedControl
                  legend={home.accounts.legend}
                  name="account"
                  choices={drawn
                    .slice(0, home.accounts.ids.length)
                    .map((label) => ({value: label, label}))}
                />
              </div>
              <MDXContent>
                <Sample components={{pre: SampleCode}} />
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
                {`${product.name} connects to 40+ systems. ${systems.length} have a guide here. `}
                <Link to={home.other.to}>{home.other.label}</Link>
              </p>
            </div>
          </section>
        </div>

        <section className={styles.section}>
          <Heading as="h2">{home.steps.title}</Heading>
          <Steps>
            <ol>
              {home.steps.list.map(({to, label, text}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </Steps>
        </section>

        <section className={styles.section}>
          <Heading as="h2">{home.ways.title}</Heading>
          <ul className="cards">
            {home.ways.list.map(({to, label, text}) => (
              <Card key={to} to={to} title={label}>
                {text}
              </Card>
            ))}
          </ul>
        </section>

        <section className={clsx(styles.section, styles.tinted)}>
          <Heading as="h2">{home.resources.title}</Heading>
          <Tiles links={home.resources.links} />
        </section>

        <section className={styles.section}>
          <Heading as="h2">{`${systems.length} PMS guides`}</Heading>
          <Tiles
            isSystem
            links={systems.map(([slug, label]) => ({to: `${home.compare.to}/${slug}`, label}))}
            all={home.compare}
          />
        </section>
      </main>
    </Layout>
  );
}
