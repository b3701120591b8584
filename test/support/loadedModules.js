/**
 * Preloaded into a server under test: prints the packages that it loaded when it ends. In a built program each module of a
 * package is a function with the name of its file, so the profiler knows which have run.
 */
const { Session } = require('node:inspector');

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

process.on('exit', () => {
  session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
    const loaded = result.flatMap(({ functions }) =>
      functions.flatMap(({ functionName, ranges }) =>
        ranges[0].count === 0 ? [] : (/^node_modules(\/(?:@[^/]+\/)?[^/]+\/)/.exec(functionName)?.[1] ?? []),
      ),
    );
    require('node:fs').writeSync(1, `loaded: ${[...new Set(loaded)].join(' ')}\n`);
  });
});
