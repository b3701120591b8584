/**
 * Who may know whom: arrows go down only, main -> http, streams, pages -> handlers, accounts, custody -> engine -> store -> core.
 * Each rule names what a folder may import; whatever is not named is refused.
 */
const shared = ['^src/(answerBody|config|clock|timers)\\.ts$', '^generated/'];

/** What each part of src may import beside itself, packages aside. */
const mayImport = {
  core: [],
  store: ['^src/core/', ...shared],
  partner: ['^src/core/', ...shared],
  portal: ['^src/(partner|store|core)/', ...shared],
  engine: ['^src/(store|core)/', ...shared],
  custody: ['^src/(engine|store|core)/', ...shared],
  accounts: ['^src/(store|core)/', ...shared],
  handlers: ['^src/(engine|store|portal|partner|custody|accounts|core)/', ...shared],
  // Of the server beside them, the pages know only what the two say to each other.
  pages: ['^src/http/pageDoor\\.ts$', '^src/(handlers|accounts|custody|portal|partner|engine|store|core)/', ...shared],
  http: ['^src/(handlers|engine|store|portal|partner|custody|accounts|core)/', ...shared],
  streams: ['^src/(handlers|engine|store|core)/', ...shared],
  metrics: ['^src/(http|streams|handlers|engine|store)/', ...shared],
  tracing: ['^src/(http|engine|core)/', ...shared],
  demo: ['^src/core/signature\\.ts$', '^generated/'],
  // What the documentation shows is signed as the server would have it, and becomes HTML as all of it does.
  codegen: ['^src/core/signature\\.ts$', '^src/pages/html\\.ts$', '^generated/'],
  launch: ['^src/(engine|store|core|settings)/', '^migrations/', ...shared],
};

/** The pure files that need node's hash functions. */
const HASHING = '^src/core/(signature|digest)\\.ts$';

/** What runs in people's browsers, and what of the pages runs there too. */
const BROWSER = '^src/pages/browser/';
const SHARED_WITH_BROWSER = ['^src/pages/figures\\.ts$', '^src/pages/market/(ladder|note|shown)\\.ts$'];

/** Packages with one door: only these places may load them (types may be named anywhere). */
const doors = {
  'knex|mysql2': '^(src/(store|launch)/|migrations/|test/)',
  'express|openapi-backend': '^(src/http/|test/)',
  ws: '^(src/(streams|demo)/|test/)',
  undici: '^(src/(partner|custody|demo|launch)/|test/)',
  'argon2|otpauth': '^(src/accounts/|test/)',
  'openid-client': '^(src/partner/|test/)',
  '@noble/hashes|@scure/base': '^(src/(custody|demo)/|test/)',
  qrcode: '^(src/pages/|test/)',
  'markdown-it': '^src/codegen/docs/',
  '@opentelemetry': '^src/tracing/',
  'prom-client': '^src/metrics/',
  'pino|pino-pretty': '^(src/log\\.ts|test/)',
  'lightweight-charts': '^src/pages/browser/',
};

const folderRules = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: `${folder}-knows-only`,
  comment: `src/${folder} may import itself and: ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^(src|generated|migrations|test)/', pathNot: [`^src/${folder}/`, ...allowed] },
}));

const doorRules = Object.entries(doors).map(([packages, places]) => ({
  name: `one-door-${packages.replace('|', '-')}`,
  comment: `${packages} is loaded in ${places} only`,
  severity: 'error',
  from: { pathNot: places },
  to: { path: `^node_modules/(${packages})/`, dependencyTypesNot: ['type-only'] },
}));

module.exports = {
  forbidden: [
    ...folderRules,
    ...doorRules,
    {
      name: 'core-is-pure',
      comment: 'core imports its arithmetic and nothing else',
      severity: 'error',
      from: { path: '^src/core/', pathNot: HASHING },
      to: { pathNot: ['^src/core/', '^node_modules/decimal\\.js/'] },
    },
    {
      name: 'core-hashes-are-pure',
      comment: 'the signature and the digest need the hash functions and nothing else',
      severity: 'error',
      from: { path: HASHING },
      to: { pathNot: ['^src/core/', '^(node:)?crypto$'] },
    },
    {
      name: 'browsers-run-no-server',
      comment:
        'what people load knows the contract, the arithmetic and how figures are written, and nothing that only a server may know',
      severity: 'error',
      from: { path: BROWSER },
      to: {
        path: '^(src|generated)/',
        pathNot: [BROWSER, '^generated/(openapi|streams)\\.ts$', '^src/core/decimal\\.ts$', ...SHARED_WITH_BROWSER],
      },
    },
    {
      name: 'servers-run-no-script',
      comment: 'what people load is bundled by the build and served as a file',
      severity: 'error',
      from: { path: '^src/', pathNot: BROWSER },
      to: { path: BROWSER },
    },
    {
      name: 'programs-are-not-parts',
      comment: 'main, launch, demo and codegen are programs: nobody imports them',
      severity: 'error',
      from: { pathNot: '^(src/launch/|src/demo/|src/codegen/|test/)' },
      to: { path: '^src/(main\\.ts|launch/|demo/|codegen/)' },
    },
    {
      name: 'not-to-test',
      comment: 'only tests know the tests',
      severity: 'error',
      from: { pathNot: '^test/' },
      to: { path: '^test/' },
    },
    {
      name: 'no-circular',
      comment: 'a circle has no downward arrow',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-to-dev-dependency',
      comment: 'the server runs without the development packages',
      severity: 'error',
      from: { path: '^(src|migrations)/', pathNot: '^src/(codegen|demo)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'listed-packages-only',
      comment: 'a package that package.json does not list may vanish with the next install',
      severity: 'error',
      from: { path: '^(src|migrations|test)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'resolvable',
      comment: 'an import that leads nowhere',
      severity: 'error',
      from: { pathNot: '^test/clients/generators/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.json', '.node'],
      conditionNames: ['require', 'node', 'default', 'types'],
    },
  },
};
