/**
 * Preloaded into a server under test: with DAMAGED_CONTRACT=on the compiled contract seems to be damaged on disk, so
 * that no request can be validated.
 */
const Module = require('node:module');

const VALIDATORS = /(exports\d*)\.requestValidators ?= ?\{[^}]*\};?/;

const load = Module._extensions['.js'];
Module._extensions['.js'] = (module, file) => {
  if (process.env.DAMAGED_CONTRACT === 'on' && file.endsWith('/src/programs/main.bundle.js')) {
    const { _compile: compile } = module;
    module._compile = (code, ...rest) => compile.call(module, damaged(code), ...rest);
  }
  load(module, file);
};

function damaged(code) {
  if (!VALIDATORS.test(code)) throw new Error('the built server has no validators where they are expected');
  return code.replace(
    VALIDATORS,
    (whole, exported) =>
      `${whole};for (const validators of Object.values(${exported}.requestValidators)) ` +
      "validators.fill(() => { throw new Error('this validator is damaged'); });",
  );
}
