/**
 * Preloaded into a server under test: with DAMAGED_CONTRACT=on the compiled contract seems to be damaged on disk, so
 * that no request can be validated.
 */
const Module = require('node:module');

const load = Module._extensions['.js'];
Module._extensions['.js'] = (module, file) => {
  load(module, file);
  if (process.env.DAMAGED_CONTRACT !== 'on' || !file.endsWith('/generated/validators.js')) return;
  const damaged = () => {
    throw new Error('this validator is damaged');
  };
  for (const validators of Object.values(module.exports.requestValidators)) validators.fill(damaged);
};
