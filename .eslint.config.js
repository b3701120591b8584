/**
 * Only the two promise rules: Biome's own misses un-awaited knex queries and mysql2 calls, and an un-awaited write is money
 * told before it is durable. Everything else is Biome's.
 */
const tseslint = require('typescript-eslint');

module.exports = [
  // Compiled beside the clients that `make clients` generates, which are not here.
  { ignores: ['test/clients/generators/**'] },
  {
    files: ['src/**/*.ts', 'migrations/**/*.ts', 'test/**/*.ts'],
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: ['./tsconfig.json', './src/pages/browser/tsconfig.json'], tsconfigRootDir: __dirname },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-floating-promises': ['error', { checkThenables: true }],
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
];
