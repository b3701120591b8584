/**
 * Only the two rules about promises, because Biome's own misses Knex queries and mysql2 calls that are not awaited, and a
 * write that is not awaited may be acknowledged before it is durable. Biome checks everything else.
 */
const tseslint = require('typescript-eslint');

module.exports = [
  // Compiled together with the clients that `make clients` generates, which are not in this folder.
  { ignores: ['test/clients/generators/**'] },
  {
    files: ['src/**/*.ts', 'migrations/**/*.ts', 'test/**/*.ts'],
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: ['./tsconfig.json', './src/web/browser/tsconfig.json'], tsconfigRootDir: __dirname },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-floating-promises': ['error', { checkThenables: true }],
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
];
