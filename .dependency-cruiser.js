/**
 * Import directions. They point down only: main -> http, streams, pages, metrics -> handlers -> application -> accounts,
 * portal, custody, partner, engine -> store -> core. Imports of types count too. Each rule names what a folder may
 * import; everything else is refused.
 */
const common = [
  '^src/(config|clock|eventLoop|folder|logOutput|periodicWork|programFolder|responseBody)\\.ts$',
  '^generated/',
];

/** What each folder of src may import besides itself and packages. */
const mayImport = {
  core: [],
  branding: [],
  store: ['^src/core/', ...common],
  partner: ['^src/core/', ...common],
  portal: ['^src/(partner|engine|store|core)/', ...common],
  engine: ['^src/(store|core)/', ...common],
  // What engine and gateways send each other.
  cluster: ['^src/(engine|store|core)/', ...common],
  custody: ['^src/(engine|store|core)/', ...common],
  mail: ['^src/(branding|store|core)/', ...common],
  // The parts of a sandbox that an exchange does not have.
  sandbox: ['^src/(engine|store|core)/', ...common],
  accounts: ['^src/(mail|branding|store|core)/', ...common],
  application: ['^src/(accounts|portal|custody|partner|engine|store|core)/', ...common],
  handlers: ['^src/(application|engine|store|portal|partner|custody|accounts|core)/', ...common],
  // Of the HTTP server, pages know only the interface through which it calls them.
  pages: [
    '^src/api/http/pipeline/pageHandler\\.ts$',
    '^src/(application|accounts|custody|portal|partner|engine|branding|store|core)/',
    ...common,
  ],
  http: ['^src/(handlers|application|cluster|engine|store|portal|partner|custody|accounts|core)/', ...common],
  streams: ['^src/(application|engine|store|core)/', ...common],
  metrics: ['^src/foundation/loopWatch\\.ts$', '^src/(http|streams|cluster|application|engine|store|core)/', ...common],
  tracing: ['^src/(http|engine|core)/', ...common],
  demo: [
    '^src/(logOutput|programFolder)\\.ts$',
    '^src/core/values/signature\\.ts$',
    '^src/programs/partnerCheck/formBrowser\\.ts$',
    '^src/usecases/sandbox/markets\\.ts$',
    // With CHAINS=on, the partner's wallet is on a node for development.
    '^src/programs/launch/chains/jsonRpc\\.ts$',
    '^generated/',
  ],
  // A program that partners install; it uses the exchange's client, and the operators' command line uses it.
  partnerCheck: ['^src/(partner|core)/', '^src/usecases/custody/addressFormats\\.ts$', ...common],
  // A program of its own with its own database: it shares only what is pure or infrastructure, and nothing imports it.
  custodian: [
    '^src/core/values/',
    '^src/usecases/custody/(custodySignature|addressFormats)\\.ts$',
    '^src/store/connection/(columnValues|database|databaseError|durability|engineConnection|migrationRun)\\.ts$',
    '^src/foundation/secrets/encryption\\.ts$',
    '^src/foundation/settings/(settingTypes|readGroup|formatSettings)\\.ts$',
    '^src/foundation/log\\.ts$',
    ...common,
  ],
  // The documentation signs its examples and escapes HTML with the code of the server, and lists the same documents.
  codegen: [
    '^src/core/values/signature\\.ts$',
    '^src/web/html\\.ts$',
    '^src/web/docs/(documents|pageData|search)\\.ts$',
    '^generated/',
  ],
  // After a restore, it asks the custodian what the exchange has forgotten.
  launch: ['^src/(engine|store|core|settings|partnerCheck|custody)/', '^migrations/', ...common],
};

/** The pure files that need node's hash functions. */
const HASHING = '^src/core/values/((request|binance)?[sS]ignature|digest)\\.ts$';

/** Code that runs in browsers, and the files of the pages and the core that run there too. */
const BROWSER = '^src/web/browser/';
const SHARED_WITH_BROWSER = [
  '^src/web/numberFormat\\.ts$',
  '^src/web/docs/(pageData|search)\\.ts$',
  '^src/web/market/(priceLevels|pageData|displayLimits|orderAmounts|orderKind)\\.ts$',
];

/** The only places that may load these packages. Their types may be imported anywhere. */
const packageOwners = {
  'knex|mysql2': '^(src/(store|launch|custodian/store)/|migrations/|test/)',
  'express|openapi-backend': '^(src/(http|custodian/server)/|test/)',
  ws: '^(src/(streams|demo)/|test/)',
  undici: '^(src/(partner|custody|demo|launch|custodian)/|test/)',
  argon2: '^(src/usecases/accounts/|test/)',
  otpauth: '^(src/(accounts|demo)/|test/)',
  '@simplewebauthn': '^(src/usecases/accounts/|test/)',
  'openid-client': '^(src/usecases/partner/|test/)',
  '@noble/hashes|@scure/base': '^(src/(custody|demo|custodian)/|test/)',
  viem: '^(src/(custodian/chains|launch/chains)/|src/programs/demo/(ethereumWallet|outsideDeposits)|test/)',
  '@scure/btc-signer|@scure/bip32': '^(src/programs/custodian/(keys|chains)/|test/)',
  '@nats-io': '^(src/engine/cluster/|test/)',
  'age-encryption': '^(src/programs/launch/|test/)',
  nodemailer: '^(src/usecases/mail/|test/)',
  qrcode: '^(src/web/|test/)',
  'markdown-it': '^src/(codegen/docs|branding)/',
  '@opentelemetry': '^src/api/tracing/',
  'prom-client': '^src/api/metrics/',
  'pino|pino-pretty': '^(src/foundation/log\\.ts|test/)',
  'lightweight-charts': '^src/web/browser/',
  minisearch: '^src/(codegen/docs|pages/docs|pages/browser/docs)/',
};

const folderRules = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: `${folder}-imports`,
  comment: `src/${folder} may import itself and: ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^(src|generated|migrations|test)/', pathNot: [`^src/${folder}/`, ...allowed] },
}));

const packageRules = Object.entries(packageOwners).map(([packages, places]) => ({
  name: `package-owner-${packages.replace('|', '-')}`,
  comment: `${packages} is loaded in ${places} only`,
  severity: 'error',
  from: { pathNot: places },
  to: { path: `^node_modules/(${packages})/`, dependencyTypesNot: ['type-only'] },
}));

module.exports = {
  forbidden: [
    ...folderRules,
    ...packageRules,
    {
      name: 'core-is-pure',
      comment: 'core imports its own files only',
      severity: 'error',
      from: { path: '^src/core/', pathNot: HASHING },
      to: { pathNot: ['^src/core/', '^node_modules/decimal\\.js/'] },
    },
    {
      name: 'core-hashing',
      comment: 'signatures and digest may also import the hash functions',
      severity: 'error',
      from: { path: HASHING },
      to: { pathNot: ['^src/core/', '^(node:)?crypto$'] },
    },
    {
      name: 'browser-imports',
      comment:
        'browser code may import the types of the contract, arithmetic and number formats, and nothing of the server',
      severity: 'error',
      from: { path: BROWSER },
      to: {
        path: '^(src|generated)/',
        pathNot: [
          BROWSER,
          '^generated/(openapi|streams)\\.ts$',
          '^src/core/values/decimal\\.ts$',
          ...SHARED_WITH_BROWSER,
        ],
      },
    },
    {
      name: 'no-browser-code-in-server',
      comment: 'browser code is bundled by the build and served as a file',
      severity: 'error',
      from: { path: '^src/', pathNot: BROWSER },
      to: { path: BROWSER },
    },
    {
      name: 'programs-are-not-imported',
      comment: 'main, launch, demo, codegen and custodian are programs',
      severity: 'error',
      from: { pathNot: '^(src/programs/launch/|src/programs/demo/|src/programs/codegen/|src/programs/custodian/|test/)' },
      to: { path: '^src/(main\\.ts|launch/|demo/|codegen/|custodian/)' },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'only tests import tests, and the validators of responses, which are large',
      severity: 'error',
      from: { pathNot: '^(test/|generated/responseValidators)' },
      to: { path: '^(test/|generated/responseValidators)' },
    },
    {
      name: 'handlers-are-run-in-one-place',
      comment: 'the list of handlers is imported by what runs operations, and by tests',
      severity: 'error',
      from: { pathNot: '^(src/api/http/contract/operations\\.ts$|test/)' },
      to: { path: '^generated/handlers\\.ts$' },
    },
    {
      name: 'no-circular',
      comment: 'no circular imports, including those of types',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-dev-dependency',
      comment: 'the server runs without the development packages',
      severity: 'error',
      from: { path: '^(src|migrations)/', pathNot: '^src/(codegen|demo)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'listed-packages-only',
      comment: 'a package that package.json does not list may disappear with the next installation',
      severity: 'error',
      from: { path: '^(src|migrations|test)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'resolvable',
      comment: 'the imported file does not exist',
      severity: 'error',
      from: { pathNot: '^test/(clients/(generators|ccxt)/|support/runner\\.js$)' },
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
