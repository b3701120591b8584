/** Access to the generated documents for the tests of the contract. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  members,
  objectsIn,
  resolveReference,
} from '../../src/programs/codegen/json/jsonDocument';
import { ROOT } from '../support/build';

export function generatedDocument(file: string): DocumentObject {
  return asObject(JSON.parse(readFileSync(join(ROOT, 'generated', file), 'utf8')), file);
}

/** Validates values against schemas of a document, which may reference its components. */
export class SchemaValidator {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, formats: { 'date-time': true, int64: true } });
  readonly #compiled = new WeakMap<DocumentObject, ValidateFunction>();

  constructor(readonly document: DocumentObject) {
    this.#ajv.addSchema({ $id: 'document', components: document['components'] });
  }

  /** The validation errors of the value; empty if it is valid. */
  errorsOf(schema: DocumentValue, value: DocumentValue): readonly ErrorObject[] {
    const validate = this.#validatorOf(asObject(schema, 'schema'));
    return validate(value) ? [] : (validate.errors ?? []);
  }

  #validatorOf(schema: DocumentObject): ValidateFunction {
    const known = this.#compiled.get(schema);
    if (known !== undefined) return known;
    const validate = this.#ajv.compile(withAbsoluteReferences(schema));
    this.#compiled.set(schema, validate);
    return validate;
  }

  /** The validation errors as texts. */
  errorTextsOf(schema: DocumentValue, value: DocumentValue): string[] {
    return this.errorsOf(schema, value).map(
      ({ instancePath, message, keyword }) => `${instancePath} ${message ?? keyword}`,
    );
  }
}

function withAbsoluteReferences(schema: DocumentValue): DocumentObject {
  return asObject(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/')), 'schema');
}

export interface PlacedExample {
  readonly place: string;
  readonly schema: DocumentValue;
  readonly value: DocumentValue;
}

/**
 * Every example in an OpenAPI document (of bodies, parameters, headers and schemas) with its schema.
 */
export function openapiExamples(document: DocumentObject): PlacedExample[] {
  const shown: PlacedExample[] = [];
  for (const object of objectsIn(document)) {
    const { schema, example } = object;
    if (schema !== undefined && example !== undefined)
      shown.push({ place: `example ${JSON.stringify(example)}`, schema, value: example });
    if (schema !== undefined) {
      for (const [name, entry] of members(object['examples'])) {
        shown.push({
          place: `example ${name}`,
          schema,
          value: resolveReference(document, entry, name)['value'] ?? null,
        });
      }
    }
    if (Array.isArray(object['examples'])) {
      for (const value of object['examples'])
        shown.push({ place: `schema example ${JSON.stringify(value)}`, schema: object, value });
    }
  }
  return shown;
}

/** Every example of every message of an AsyncAPI document. */
export function asyncapiExamples(document: DocumentObject): PlacedExample[] {
  const messages = asObject(asObject(document['components'], 'components')['messages'], 'messages');
  return members(messages).flatMap(([name, message]) => {
    const { payload, examples } = asObject(message, name);
    if (payload === undefined || !Array.isArray(examples))
      throw new Error(`message ${name} has no payload or no examples`);
    return examples.map((example, index) => ({
      place: `${name} ${index}`,
      schema: payload,
      value: asObject(example, name)['payload'] ?? null,
    }));
  });
}

/** The references of a document that have no target inside it. */
export function danglingReferences(document: DocumentObject): string[] {
  const dangling: string[] = [];
  for (const object of objectsIn(document)) {
    const reference = object['$ref'];
    if (typeof reference !== 'string') continue;
    try {
      resolveReference(document, object, reference);
    } catch {
      dangling.push(reference);
    }
  }
  return dangling;
}
