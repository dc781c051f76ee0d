// The home page. Its texts are in _home/content.json, except those with the name of the product or a count of guides.
import Link from '@docusaurus/Link';
import systems from '@generated/pms/systems.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {type ComponentProps, type ComponentType, Fragment, type ReactNode} from 'react';
import Card from '../components/Card';
import SegmentedControl from '../components/SegmentedControl';
import Steps from '../components/Steps';
import {product} from '../product';
import CodeBlock from '../theme/CodeBlock';
import home from './_home/content.json';
import Hub from './_home/Hub';
import sample from './_home/sample.mdx';
import styles from './_home/home.module.css';

/** Names of the PMSs in the diagram. */
const drawn = home.drawn.flatMap((slug) =>
  systems.filter(([known]) => known === slug).map(([, name]) => name),
);

const values: Record<string, string[]> = home.values;

/** Adds the values of the other PMSs after each value of the first PMS. CSS shows those of the selected PMS. */
const withValues = (html: string): string =>
  html.replaceAll(new RegExp(`\\b(?:${Object.keys(values).join('|')})\\b`, 'g'), (first) =>
    [first, ...(values[first] ?? [])]
      .map((value, index) => `<mark${index > 0 ? ' hidden' : ''}>${value}</mark>`)
      .join(''),
  );

type Code = ComponentProps<typeof CodeBlock>;

const Sample = sample as ComponentType<{components: {pre: ComponentType<Code>}}>;

const SampleCode = (props: Code) => (
  <CodeBlock {...props} html={props.html && withValues(props.html)} />
);

export default function Home(): ReactNode {
  return (
    <Layout title={home.pageTitle} description={product.description}>
      <main>
        {/* `data-theme` makes the hero dark in both modes. */}
        <div className={styles.band} data-theme="dark">
          <section className={styles.hero}>
            <Heading as="h1">
              <span className={styles.accent}>{home.titleAccent}</span>
              {/* Breaks no line at the hyphen. */}
              {home.title.slice(home.titleAccent.length).replace('-', '-\u2060')}
            </Heading>
            <p className={styles.lead}>{home.lead}</p>
            <p className={styles.actions}>
              {home.actions.map(({to, label}, index) => (
                <Link
                  key={to}
                  className={`button button--lg ${index === 0 ? 'button--primary' : 'button--secondary'}`}
                  to={to}
                >
                  {label}
                </Link>
              ))}
            </p>
            <div className={styles.flow}>
              <p>
                {`${product.name} connects to ${home.allSystems}: `}
                <Link to={home.compare.to}>{`compare the ${systems.length} with a guide`}</Link>
                {' or '}
                <Link to={home.other.to}>{home.other.label}</Link>
              </p>
              <div className={styles.systems} data-ignore="all">
                <SegmentedControl
                  legend={home.legend}
                  name="account"
                  choices={drawn.map((label) => ({value: label, label}))}
                />
                <Link to={home.compare.to}>{home.allSystems}</Link>
              </div>
              <Hub />
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
          <Heading as="h2">{home.resources.title}</Heading>
          <ul className="cards">
            {home.resources.links.map(({to, label, text}) => (
              <Card key={to} to={to} title={label}>
                {text}
              </Card>
            ))}
          </ul>
        </section>

        <section className={styles.section}>
          <Heading as="h2">{`${systems.length} PMS guides`}</Heading>
          <ul className={styles.tiles}>
            {systems.map(([slug, label]) => (
              <li key={slug}>
                <Link to={`${home.compare.to}/${slug}`}>{label}</Link>
              </li>
            ))}
            <li>
              <Link to={home.compare.to}>{home.compare.label} →</Link>
            </li>
          </ul>
        </section>
      </main>
    </Layout>
  );
}
