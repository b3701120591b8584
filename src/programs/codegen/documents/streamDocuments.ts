/**
 * Parses the stream documents with the parser of AsyncAPI, so that nothing is generated from a document that it refuses.
 * Only `make generate` and its check do so: a build has documents that they have accepted, and not this package.
 */
import Ajv2020 from 'ajv/dist/2020';
import { asObject, type DocumentObject, elements, isObject, members } from '../json/jsonDocument';
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
    if (diagnostics.every(({ severity }) => severity !== DiagnosticSeverity.Error))
      faults.push(...exampleProblems(document).map((problem) => `${name}.yaml, ${problem}`));
  }
  if (faults.length > 0) throw new Error(`AsyncAPI refuses the stream documents:\n${faults.join('\n')}`);
}

/** The examples of messages and schemas that their schemas refuse, which the parser does not look at. */
export function exampleProblems(document: DocumentObject): string[] {
  const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true, int64: true } });
  ajv.addSchema({ $id: 'document', ...document });
  const components = asObject(document['components'], 'components');
  const problemOf = (place: string, pointer: string, value: unknown): string[] => {
    const validate = ajv.compile({ $ref: `document#/components/${pointer}` });
    return validate(value) ? [] : [`${place}: ${ajv.errorsText(validate.errors, { dataVar: 'the example' })}`];
  };
  const ofMessages = members(components['messages']).flatMap(([name, message]) =>
    elements(isObject(message) ? message['examples'] : undefined).flatMap((example, index) => {
      const { name: title = index, payload } = asObject(example, name);
      return problemOf(`example ${String(title)} of the message ${name}`, `messages/${name}/payload`, payload);
    }),
  );
  const ofSchemas = members(components['schemas']).flatMap(([name, schema]) =>
    elements(isObject(schema) ? schema['examples'] : undefined).flatMap((example) =>
      problemOf(`example of the schema ${name}`, `schemas/${name}`, example),
    ),
  );
  return [...ofMessages, ...ofSchemas];
}
