import {readFileSync} from 'node:fs';
import {home} from '../src/pages/_home/content';
import {loadSystems} from '../src/pms/model/load';
import {product} from '../src/product';
import {launchBrowser} from './lib/browser.mjs';

/**
 * The picture that other sites show beside a link to this one, and the mark as the icon on phones. Run it when the words, the
 * mark or the systems change. static/favicon.ico has the mark too, 48 pixels wide, and is made by hand.
 */
const folder = 'static/img';
const font = readFileSync(
  'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
);
const mark = readFileSync('static/img/mark.svg', 'utf8');
const tokens = readFileSync('src/css/tokens.css', 'utf8');
const systems = loadSystems('.');
const names = home.drawn.flatMap((slug) =>
  systems.filter((system) => system.slug === slug).map(({title}) => title),
);

const html = `<!doctype html>
<html data-theme="dark"><meta charset="utf-8">
<style>
  @font-face { font-family: Geist; font-weight: 100 900; src: url(data:font/woff2;base64,${font.toString('base64')}); }
  ${tokens}
  body {
    display: grid;
    grid-template-columns: 1fr 20rem;
    gap: 5rem;
    align-items: center;
    box-sizing: border-box;
    width: 1200px;
    height: 630px;
    margin: 0;
    padding: 0 90px;
    background: #0c3b35;
    color: #fff;
    font-family: var(--ifm-font-family-base);
  }
  header { display: flex; gap: 1.25rem; align-items: center; font-size: 2.4rem; font-weight: 650; }
  header svg { width: 84px; height: 84px; }
  h1 { margin: 2.5rem 0 1.25rem; font-size: 3.5rem; font-weight: 650; line-height: 1.15; letter-spacing: -0.015em; }
  h1 span { white-space: nowrap; }
  p { margin: 0; color: #b5e3d8; font-size: 1.6rem; line-height: 1.4; text-wrap: balance; }
  ul { display: grid; gap: 0.8rem; margin: 0; padding: 0; list-style: none; }
  li { padding: 0.65rem 1.25rem; border: 2px solid #62d3bb; border-radius: 0.75rem; font-size: 1.5rem; font-weight: 550; }
  li:last-child { border-color: transparent; background: #ffb454; color: #06211c; }
</style>
<main>
  <header>${mark}${product.title}</header>
  <h1>${home.title.replace(/\S+-\S+/, '<span>$&</span>')}</h1>
  <p>Guides, API reference, and a guide for each of ${systems.length} systems</p>
</main>
<ul>${[...names, home.drawnRest].map((name) => `<li>${name}</li>`).join('')}</ul>
</html>`;

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
