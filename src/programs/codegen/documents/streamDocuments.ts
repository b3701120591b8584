/**
 * Parses the stream documents with the parser of AsyncAPI, so that nothing is generated from a document that it refuses.
 * Only `make generate` and its check do so: a build has documents that they have accepted, and not this package.
 */
import type { Documents } from './contractDocuments';

/** Throws an error with one line for each fault. */
export async function checkStreamDocuments({ asyncapi, binanceAsyncapi }: Documents): Promise<void> {
  const { DiagnosticSeverity, Parser } = await import('@asyncapi/parser');
  const parser = new Parser();
  const faults: string[] = [];
  for (const [name, document] of Object.entries({ asyncapi, 'binance.asyncapi': binanceAsyncapi })) {
    const { diagnostics } = await parser.parse(JSON.stringify(document));
    for (const { severity, path, message } of diagnostics)
      if (severity === DiagnosticSeverity.Error) faults.push(`${name}.yaml, ${path.join('/')}: ${message}`);
  }
  if (faults.length > 0) throw new Error(`AsyncAPI refuses the stream documents:\n${faults.join('\n')}`);
}
