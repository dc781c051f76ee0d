// `npm run social-card`: generates the Open Graph image and the touch icon. Run it when the title, the logo or the PMSs
// change. The logo in static/favicon.ico, 48 pixels wide, is made by hand.
import {readFileSync} from 'node:fs';
import {home} from '../src/pages/_home/content';
import {loadGuides} from '../src/pms/model/load';
import {product} from '../src/product';
import {launchBrowser} from './lib/browser.mjs';

const folder = 'static/img';
const font = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
const mark = readFileSync('static/img/mark.svg', 'utf8');
const systems = loadGuides('.');
const names = home.drawn.flatMap((slug) =>
  systems.filter((system) => system.slug === slug).map(({title}) => title),
);

const values: Record<string, string> = {
  tokens: readFileSync('src/css/tokens.css', 'utf8'),
  font: readFileSync(font, 'base64'),
  mark,
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
  await page.evaluate('document.fonts.ready');
  await page.screenshot({path: `${folder}/social-card.png`});
  // Phones round the corners themselves.
  const square = mark.replace(/ rx="\d+"/, '');
  await page.setViewportSize({width: 180, height: 180});
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${square}`);
  await page.screenshot({path: `${folder}/apple-touch-icon.png`});
  await browser.close();
}

draw().then(
  () => console.log(`The card and the icon are in ${folder}.`),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
