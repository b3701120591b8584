/**
 * Parses the stream documents with the parser of AsyncAPI, so that nothing is generated from a document that it refuses.
 * Only `make generate` and its check do so: a build has documents that they have accepted, and not this package.
 */
import Ajv2020 from 'ajv/dist/2020';
import { ContractError, type ContractProblem, pointerTo } from '../json/contractError';
import { asObject, type DocumentObject, elements, isObject, members } from '../json/jsonDocument';
import type { Documents } from './contractDocuments';

/** Throws an error with each fault and its place. */
export async function checkStreamDocuments({ asyncapi, binanceAsyncapi }: Documents): Promise<void> {
  const { DiagnosticSeverity, Parser } = await import('@asyncapi/parser');
  const parser = new Parser();
  const problems: ContractProblem[] = [];
  for (const [root, document] of Object.entries({
    'asyncapi.yaml': asyncapi,
    'binance.asyncapi.yaml': binanceAsyncapi,
  })) {
    const { diagnostics } = await parser.parse(JSON.stringify(document));
    const errors = diagnostics.filter(({ severity }) => severity === DiagnosticSeverity.Error);
    for (const { path, message } of errors)
      problems.push({ pointer: pointerTo(...path), root, text: `${message}, at ${path.join('/')}` });
    if (errors.length === 0) problems.push(...exampleProblems(document).map((problem) => ({ ...problem, root })));
  }
  if (problems.length > 0) throw new ContractError(problems);
}

/** The examples of messages and schemas that their schemas refuse, which the parser does not look at. */
export function exampleProblems(document: DocumentObject): ContractProblem[] {
  const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true, int64: true } });
  ajv.addSchema({ $id: 'document', ...document });
  const components = asObject(document['components'], 'components');
  const problemOf = (place: string, pointer: string, value: unknown): ContractProblem[] => {
    const validate = ajv.compile({ $ref: `document#/components/${pointer}` });
    if (validate(value)) return [];
    const text = `${place}: ${ajv.errorsText(validate.errors, { dataVar: 'the example' })}`;
    return [{ pointer: `#/components/${pointer.replace(/payload$/, 'examples')}`, text }];
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
