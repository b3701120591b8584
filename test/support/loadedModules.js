/** Preloaded into a server under test: prints the packages that it loaded when it ends. */
process.on('exit', () => {
  const packages = Object.keys(require.cache).flatMap(
    (file) => /node_modules(\/(?:@[^/]+\/)?[^/]+\/)/.exec(file)?.[1] ?? [],
  );
  require('node:fs').writeSync(1, `loaded: ${[...new Set(packages)].join(' ')}\n`);
});
