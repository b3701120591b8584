/** The metrics of a server. */

export interface ScrapedMetrics {
  readonly names: ReadonlySet<string>;
  /** Values by the name of a time series, including its labels. */
  readonly values: ReadonlyMap<string, number>;
}

export async function scrapeMetrics(port: number): Promise<ScrapedMetrics> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0\.0\.4/),
  ]);
  const lines = (await response.text()).split('\n');
  const names = new Set(lines.flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []));
  const values = new Map(
    lines.flatMap((line) =>
      /^[a-z]/.test(line)
        ? [[line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))] as const]
        : [],
    ),
  );
  return { names, values };
}
