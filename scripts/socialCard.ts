import {readFileSync} from 'node:fs';
import {home} from '../src/pages/_home/content';
import {loadSystems} from '../src/pms/model/load';
import {product} from '../src/product';
import {launchBrowser} from './lib/browser.mjs';

/**
 * The picture that other sites show beside a link to this one. Run this when the words, the mark or the systems
 * change.
 */
const file = 'static/img/social-card.png';
const systems = loadSystems('.');
const names = home.drawn.flatMap((slug) =>
  systems.filter((system) => system.slug === slug).map(({title}) => title),
);

const values: Record<string, string> = {
  tokens: readFileSync('src/css/tokens.css', 'utf8'),
  mark: readFileSync('static/img/mark.svg', 'utf8'),
  title: product.title,
  // A word with a hyphen stays on one line.
  heading: home.title.replace(/\S+-\S+/, '<span>$&</span>'),
  count: String(systems.length),
  names: [...names, home.drawnRest].map((name) => `<li>${name}</li>`).join(''),
};
const html = readFileSync('scripts/socialCard.html', 'utf8').replace(
  /\{(\w+)\}/g,
  (found, name) => values[name] ?? found,
);

async function draw(): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage({viewport: {width: 1200, height: 630}});
  await page.setContent(html);
  await page.screenshot({path: file});
  await browser.close();
}

draw().then(
  () => console.log(`${file} is drawn.`),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
