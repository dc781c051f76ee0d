const {readFileSync} = require('node:fs');
const {parse} = require('yaml');

/** @type {string[]} */
const order = parse(readFileSync('src/plugins/features.yaml', 'utf8'));

/** @param {string[]} features */
const inside = (features) => `^src/(?:plugins/)?(?:${features.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no circle',
      comment: 'These files import each other. Move what both need into a third.',
      from: {},
      to: {circular: true},
    },
    ...order.slice(0, -1).map((feature, index) => ({
      name: `${feature} knows nothing of later features`,
      comment:
        'Move what both need to src/site, or pass it in docusaurus.config.ts. The order is in src/plugins/features.yaml.',
      from: {path: inside([feature])},
      to: {path: inside(order.slice(index + 1))},
    })),
    {
      name: 'src imports no scripts, tests or bench',
      comment: 'What a build needs is in src; scripts and tests may import that.',
      from: {path: '^src/'},
      to: {path: '^(?:scripts|tests|bench)/'},
    },
    {
      name: 'src and the mock know nothing of each other',
      comment: 'They share only the contract, with the module that bundles it.',
      from: {path: '^(src|mock)/'},
      to: {path: '^(?:src|mock)/', pathNot: '^$1/'},
    },
    {
      name: 'scripts import no tests or bench',
      comment: 'Move what both need to scripts/lib.',
      from: {path: '^scripts/'},
      to: {path: '^(?:tests|bench)/'},
    },
    {
      name: 'every feature has its place',
      comment: 'Add the folder to src/plugins/features.yaml: behind all that it imports.',
      from: {path: '^src/[^/]+/', pathNot: [inside(order), '^src/css/', '^src/plugins/[^/]+$']},
      to: {},
    },
  ].map((rule) => ({severity: 'error', ...rule})),
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(node_modules|\\.docusaurus)'},
    tsConfig: {fileName: 'tsconfig.json'},
    // Types tie two files together as well.
    tsPreCompilationDeps: true,
  },
};
