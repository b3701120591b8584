/**
 * Import directions. The rooms of src lie above each other, and imports point down only, those of types too. Within a room,
 * the folders named here may import the given others and everything below their room; the rest is refused.
 */

/** From bottom to top. */
const ROOMS = ['foundation', 'core', 'store', 'engine', 'usecases', 'api', 'web', 'programs'];

/** What these folders may import of their own room. Folders that are not named may import all of it. */
const withinRoom = {
  'foundation/branding': [],
  'usecases/partner': [],
  'usecases/portal': ['usecases/partner/'],
  'usecases/custody': [],
  'usecases/mail': [],
  // The parts of a sandbox that an exchange does not have.
  'usecases/sandbox': [],
  'usecases/accounts': ['usecases/mail/'],
  'api/rendering': [],
  'api/handlers': ['api/(rendering|binance|marketData|orders)/'],
  'api/streams': ['api/(rendering|binance|marketData)/'],
  'api/metrics': ['api/(http|streams|rendering)/'],
  'api/tracing': ['api/http/'],
  // The documentation lists and signs its examples with the code of the server.
  'programs/codegen': [],
  // With CHAINS=on, the partner's wallet is on a node for development.
  'programs/demo': ['programs/partnerCheck/formBrowser\\.ts$', 'programs/launch/chains/jsonRpc\\.ts$'],
  'programs/partnerCheck': [],
  'programs/custodian': [],
  'programs/launch': ['programs/partnerCheck/'],
};

/** Folders that may import little of the rooms below: they run elsewhere, or know one door only. */
const belowRoom = {
  // Of the HTTP server, pages know only the interface through which it calls them.
  web: [
    '(foundation|core|store|engine|usecases)/',
    'api/(rendering|binance|marketData|orders)/',
    'api/http/calls/pageHandler\\.ts$',
  ],
  'programs/codegen': [
    'foundation/settings/nearestName\\.ts$',
    'core/values/signature\\.ts$',
    'web/framework/html\\.ts$',
    'web/docs/(documents|pageData|search)\\.ts$',
  ],
  'programs/demo': ['foundation/', 'core/values/signature\\.ts$', 'usecases/sandbox/markets\\.ts$'],
  // A program that partners install; it uses the exchange's client, and the operators' command line uses it.
  'programs/partnerCheck': ['foundation/', 'core/', 'usecases/partner/', 'usecases/custody/addressFormats\\.ts$'],
  // A program of its own with its own database: it shares only what is pure or infrastructure, and nothing imports it.
  'programs/custodian': [
    'foundation/',
    'core/values/',
    'usecases/custody/(custodySignature|addressFormats)\\.ts$',
    'store/connection/(columnValues|database|databaseError|durability|engineConnection|migrationRun)\\.ts$',
  ],
  // After a restore, it asks the custodian what the exchange has forgotten.
  'programs/launch': ['(foundation|core|store|engine)/', 'usecases/custody/'],
};

/** The pure files that need node's hash functions. */
const HASHING = '^src/core/values/((request|binance)?[sS]ignature|digest)\\.ts$';

/** Code that runs in browsers, and the files of the pages and the core that run there too. */
const BROWSER = '^src/web/browser/';
const SHARED_WITH_BROWSER = [
  '^src/web/framework/numberFormat\\.ts$',
  '^src/web/docs/(pageData|search)\\.ts$',
  '^src/web/market/(priceLevels|pageData|displayLimits|orderAmounts|orderKind)\\.ts$',
];

/** The only places that may load these packages. Their types may be imported anywhere. */
const packageOwners = {
  'knex|mysql2': '^(src/(store|programs/(launch|custodian/store))/|migrations/|test/)',
  'express|openapi-backend': '^(src/(api/http|programs/custodian/server)/|test/)',
  'decimal\\.js': '^(src/core/values/quotient\\.ts$|test/)',
  ws: '^(src/(api/streams|programs/demo)/|test/)',
  undici:
    '^(src/(usecases/(partner|custody)/|programs/(demo|launch|custodian)/|foundation/(nodeRpc|interimResponses)\\.ts$)|test/)',
  argon2: '^(src/usecases/accounts/|test/)',
  otpauth: '^(src/(usecases/accounts|programs/demo)/|test/)',
  '@simplewebauthn': '^(src/usecases/accounts/|test/)',
  'openid-client': '^(src/usecases/partner/|test/)',
  '@noble/hashes|@scure/base': '^(src/(usecases/custody|programs/(demo|custodian))/|test/)',
  viem: '^(src/programs/(custodian/chains|launch/chains)/|src/programs/demo/(ethereumWallet|outsideDeposits)|test/)',
  '@scure/btc-signer|@scure/bip32': '^(src/programs/custodian/(keys|chains)/|test/)',
  '@nats-io': '^(src/engine/cluster/|test/)',
  'age-encryption': '^(src/programs/launch/|test/)',
  nodemailer: '^(src/usecases/mail/|test/)',
  qrcode: '^(src/web/|test/)',
  'markdown-it': '^src/(programs/codegen/docs|foundation/branding)/',
  '@opentelemetry': '^src/api/tracing/',
  'prom-client': '^src/api/metrics/',
  piscina: '^src/foundation/threadPool\\.ts$',
  'pino|pino-pretty': '^(src/foundation/log\\.ts|test/)',
  'lightweight-charts': '^src/web/browser/',
  minisearch: '^src/(programs/codegen/docs|web/docs|web/browser/docs)/',
};

const roomRules = ROOMS.map((room, index) => ({
  name: `${room}-imports`,
  comment: `src/${room} may import itself and the rooms below it: ${ROOMS.slice(0, index).join(', ') || 'none'}`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: `^(src/(${ROOMS.slice(index + 1).join('|') || 'none'})/|test/)` },
}));

const withinRules = Object.entries(withinRoom).map(([folder, allowed]) => ({
  name: `${folder}-within-its-room`,
  comment: `src/${folder} may import of its room: ${allowed.join(', ') || 'only itself'}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: `^src/${folder.split('/')[0]}/`, pathNot: [folder, ...allowed].map((path) => `^src/${path}`) },
}));

const belowRules = Object.entries(belowRoom).map(([folder, allowed]) => ({
  name: `${folder}-below-its-room`,
  comment: `src/${folder} may import of the rooms below: ${allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: {
    path: '^src/',
    pathNot: [`${folder.split('/')[0]}/`, ...allowed].map((path) => `^src/${path}`),
  },
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
    ...roomRules,
    ...withinRules,
    ...belowRules,
    ...packageRules,
    {
      name: 'core-is-pure',
      comment: 'core imports its own files only',
      severity: 'error',
      from: { path: '^src/core/', pathNot: HASHING },
      to: { pathNot: ['^src/core/', '^src/foundation/json\\.ts$', '^node_modules/decimal\\.js/'] },
    },
    {
      name: 'core-hashing',
      comment: 'signatures and digest may also import the hash functions',
      severity: 'error',
      from: { path: HASHING },
      to: { pathNot: ['^src/core/', '^src/foundation/json\\.ts$', '^(node:)?crypto$'] },
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
      from: {
        pathNot: '^(src/programs/launch/|src/programs/demo/|src/programs/codegen/|src/programs/custodian/|test/)',
      },
      to: { path: '^src/programs/(main\\.ts|launch/|demo/|codegen/|custodian/)' },
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
      from: { path: '^(src|migrations)/', pathNot: '^src/programs/(codegen|demo)/' },
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
