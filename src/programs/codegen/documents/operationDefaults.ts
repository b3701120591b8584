/**
 * Completes the operations of the bundled OpenAPI document. In spec/paths an operation states only what is its own;
 * this adds what follows from its class: the credentials and the parameters that belong to them, the responses of
 * spec/components/default-responses.yaml, the parameter `X-Min-Sequence`, the headers of every response, and the body
 * and examples of the error codes in `x-errors`.
 */

import { inPart, operationPointer } from '../json/contractError';
import {
  asObject,
  asString,
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  resolveReference,
  valueAtPointer,
} from '../json/jsonDocument';
import { isPage, type SecurityKind, SURFACES, type Surface, securityOf, surfaceOf } from './contract';

/** The extensions that only this step reads. They are not in the completed document. */
const DEFAULT_RESPONSES = 'x-default-responses';
const PARAMETER_ERRORS = 'x-parameter-errors';
const ERROR_LISTS = 'x-error-lists';
const ERRORS = 'x-errors';

/** The properties of an operation that determine its defaults. */
interface OperationFacts {
  readonly surface: Surface;
  readonly classes: readonly ResponseClass[];
  readonly isDeprecated: boolean;
  readonly isUnlimited: boolean;
  /** Whether clients can name the request, so that its response can be a repeated one. */
  readonly isIdempotent: boolean;
}

/** A key of default-responses.yaml. Of the security kinds, an operation is in the class of its own. */
type ResponseClass =
  | 'everyOperation'
  | 'rateLimited'
  | 'read'
  | 'write'
  | 'minSequence'
  | 'minSequenceOnly'
  | 'requestBody'
  | 'queryParameters'
  | 'optionalQueryParameters'
  | 'permission'
  | 'approval'
  | 'secondFactor'
  | 'restrictedRoles'
  | SecurityKind;

const ERROR_SCHEMAS: Readonly<Record<Surface, string>> = {
  api: 'ApiError',
  v3: 'V3Error',
  binance: 'ErrorBody',
  udf: 'UdfError',
};
const ALLOWANCE_HEADERS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
const USAGE_HEADERS: Readonly<Record<Surface, readonly string[]>> = {
  api: ALLOWANCE_HEADERS,
  v3: ['x-mbx-used-weight'],
  binance: ['X-MBX-USED-WEIGHT', 'X-MBX-USED-WEIGHT-1M'],
  udf: ALLOWANCE_HEADERS,
};
const DEPRECATION_HEADERS = ['Deprecation', 'Sunset'];
/** Operations whose responses do not depend on the state of the exchange, which are unlimited, have neither of them. */
const SEQUENCE_HEADER = 'X-Sequence';
const MIN_SEQUENCE_PARAMETER = 'MinSequence';
/** Sent by operations with an idempotency key, when the response repeats an earlier one. */
const REPLAYED_HEADER = 'Idempotent-Replayed';
const IDEMPOTENCY_KEY = '#/components/parameters/IdempotencyKey';
const RETRY_STATUSES = ['418', '429', '503'];
/** The credentials of an operation with `x-permission`, and the parameters of every operation with these credentials. */
const SIGNATURES: Readonly<
  Record<Exclude<Surface, 'udf'>, { security: DocumentObject; parameters: readonly string[] }>
> = {
  api: { security: { apiKey: [], signature: [] }, parameters: ['Timestamp', 'RecvWindow'] },
  v3: { security: { apiKey: [], signature: [] }, parameters: ['Timestamp', 'RecvWindow'] },
  binance: { security: { binanceApiKey: [], binanceSignature: [] }, parameters: ['RecvWindow', 'Timestamp'] },
};
const OPERATOR_SECURITY: DocumentObject = { operatorToken: [] };

/**
 * Returns the document with the default parameters and responses in each operation. `document` must be bundled.
 * Operations that return HTML pages stay as they are.
 */
export function withDefaults(document: DocumentObject): DocumentObject {
  return new Defaults(document).completeDocument();
}

class Defaults {
  private readonly responses: DocumentObject;
  private readonly parameterErrors: DocumentObject;
  private readonly errorLists: DocumentObject;
  private readonly examples: DocumentObject;
  /** Maps a numeric error code to the name of the example that shows it. */
  private readonly numberedExamples: ReadonlyMap<string, string>;
  private readonly allRoles: readonly string[];
  /** The surfaces for which the document has default responses. */
  private readonly surfaces: readonly Surface[];

  constructor(private readonly document: DocumentObject) {
    this.responses = asObject(document[DEFAULT_RESPONSES], DEFAULT_RESPONSES);
    this.parameterErrors = asObject(document[PARAMETER_ERRORS] ?? {}, PARAMETER_ERRORS);
    this.errorLists = asObject(document[ERROR_LISTS] ?? {}, ERROR_LISTS);
    this.surfaces = SURFACES.filter((surface) => this.responses[surface] !== undefined);
    this.examples = asObject(valueAtPointer(document, '#/components/examples'), 'components.examples');
    this.numberedExamples = new Map(
      members(this.examples)
        .filter(([, example]) => isObject(example) && example['x-code'] !== undefined)
        .map(([name, example]) => [asString(asObject(example, name)['x-code'], `${name} x-code`), name]),
    );
    const schemes = members(asObject(document['components'], 'components')['securitySchemes']);
    this.allRoles = schemes.flatMap(([, scheme]) =>
      members(asObject(scheme, 'scheme')['x-roles']).map(([role]) => role),
    );
  }

  completeDocument(): DocumentObject {
    const {
      [DEFAULT_RESPONSES]: _responses,
      [PARAMETER_ERRORS]: _errors,
      [ERROR_LISTS]: _lists,
      ...rest
    } = this.document;
    const components = asObject(this.document['components'], 'components');
    return {
      ...rest,
      paths: this.completePaths(),
      components: { ...components, responses: this.completeComponents(components['responses']) },
      'x-generic-errors': Object.fromEntries(this.surfaces.map((surface) => [surface, this.genericErrors(surface)])),
    };
  }

  private completePaths(): DocumentObject {
    const paths = members(this.document['paths']).map(([path, item]) => {
      const operations = members(item).map(([method, value]) => [
        method,
        isPage(value)
          ? value
          : inPart(operationPointer({ path, method }), () =>
              this.completeOperation(
                path,
                method,
                withCredentials(surfaceOf(path), asObject(value, `${method} ${path}`)),
              ),
            ),
      ]);
      return [path, Object.fromEntries(operations)];
    });
    return Object.fromEntries(paths);
  }

  private completeOperation(path: string, method: string, operation: DocumentObject): DocumentObject {
    const id = asString(operation['operationId'], `${method} ${path} operationId`);
    const facts = this.factsOf(id, path, method, operation);
    const defaults = this.defaultsFor(facts);
    const own = asObject(operation['responses'], `${id} responses`);
    const responses: DocumentObject = {};
    for (const [status, name] of defaults.responses)
      responses[status] = this.completeResponse(`${id} ${status}`, status, referenceTo('responses', name), facts, []);
    for (const [status, response] of members(own)) {
      const place = `${id} ${status}`;
      const described = withDescription(method, status, asObject(response, place));
      responses[status] = this.completeResponse(place, status, described, facts, defaults.codes.get(status) ?? []);
    }
    for (const status of defaults.codes.keys())
      if (own[status] === undefined) throw new Error(`${id} needs a description of its ${status}`);
    if (facts.isUnlimited) return { ...operation, responses };
    const { parameters, requestBody, responses: _own, ...rest } = operation;
    return {
      ...rest,
      parameters: [...elements(parameters), referenceTo('parameters', MIN_SEQUENCE_PARAMETER)],
      ...(requestBody === undefined ? {} : { requestBody }),
      responses,
    };
  }

  private factsOf(id: string, path: string, method: string, operation: DocumentObject): OperationFacts {
    const security = securityOf(id, operation['security']);
    const roles = elements(operation['x-roles']);
    const isUnlimited = operation['x-unlimited'] === true;
    const classes: ResponseClass[] = ['everyOperation'];
    if (!isUnlimited) classes.push('rateLimited', method === 'get' ? 'read' : 'write');
    const has400 = isObject(operation['responses']) && operation['responses']['400'] !== undefined;
    if (!isUnlimited) classes.push(has400 ? 'minSequence' : 'minSequenceOnly');
    if (operation['requestBody'] !== undefined) classes.push('requestBody');
    const parameters = elements(operation['parameters']).map((each) => resolveReference(this.document, each, id));
    // Signed requests have parameters by their class.
    const inQuery = parameters.filter((parameter) => parameter['in'] === 'query');
    const isSigned = security === 'binanceKey';
    if (isSigned || inQuery.length > 0) classes.push('queryParameters');
    if (isSigned || inQuery.some((parameter) => parameter['required'] !== true))
      classes.push('optionalQueryParameters');
    if (security !== 'public') classes.push(security);
    if (operation['x-permission'] !== undefined) classes.push('permission');
    if (canNeedTwoPeople(operation['x-effect'])) classes.push('approval');
    if (security === 'operator' && !this.allRoles.every((role) => roles.includes(role)))
      classes.push('restrictedRoles');
    if (operation['x-second-factor'] === true) classes.push('secondFactor');
    return {
      surface: surfaceOf(path),
      classes,
      isDeprecated: operation['deprecated'] === true,
      isUnlimited,
      isIdempotent: elements(operation['parameters']).some(
        (parameter) => isObject(parameter) && parameter['$ref'] === IDEMPOTENCY_KEY,
      ),
    };
  }

  /**
   * By status, the shared responses of the operation's classes, and the codes that they add to a response of the
   * operation.
   */
  private defaultsFor({ surface, classes }: OperationFacts): {
    readonly responses: ReadonlyMap<string, string>;
    readonly codes: ReadonlyMap<string, readonly string[]>;
  } {
    const responses = new Map<string, string>();
    const codes = new Map<string, readonly string[]>();
    const ofSurface = asObject(this.responses[surface], `${DEFAULT_RESPONSES} ${surface}`);
    for (const name of classes) {
      for (const [status, value] of members(ofSurface[name])) {
        const place = `${DEFAULT_RESPONSES} ${surface} ${name} ${status}`;
        if (Array.isArray(value)) codes.set(status, [...(codes.get(status) ?? []), ...textsOf(value, place)]);
        else responses.set(status, asString(value, place));
      }
    }
    return { responses, codes };
  }

  private completeComponents(value: DocumentValue | undefined): DocumentObject {
    const completed = members(value).map(([name, response]) => {
      const surface = this.surfaceOfResponse(name);
      const status = this.statusOf(surface, name);
      const facts: OperationFacts = {
        surface,
        classes: [],
        isDeprecated: false,
        isUnlimited: false,
        isIdempotent: false,
      };
      return [name, this.completeResponse(`response ${name}`, status, response, facts, [])];
    });
    return Object.fromEntries(completed);
  }

  /** A document with one surface needs no prefix in the names of its shared responses. */
  private surfaceOfResponse(name: string): Surface {
    const [only, ...others] = this.surfaces;
    if (only !== undefined && others.length === 0) return only;
    if (name.startsWith('Udf')) return 'udf';
    return name.startsWith('V3') ? 'v3' : 'api';
  }

  /** The status under which the defaults use a shared response; empty when only operations use it. */
  private statusOf(surface: Surface, name: string): string {
    const classes = members(this.responses[surface]).flatMap(([, statuses]) => members(statuses));
    return classes.find(([, value]) => value === name)?.[0] ?? '';
  }

  private completeResponse(
    place: string,
    status: string,
    value: DocumentValue,
    facts: OperationFacts,
    defaultCodes: readonly string[],
  ): DocumentValue {
    const given = asObject(value, place);
    // All responses of a deprecated operation say so. A shared one becomes one of its own.
    if (given['$ref'] !== undefined && !facts.isDeprecated) return given;
    const response = resolveReference(this.document, given, place);
    const { description, headers, [ERRORS]: errors, content, ...rest } = response;
    const own = textsOf(errors, `${place} ${ERRORS}`).flatMap((code) => {
      const list = this.errorLists[code];
      return list === undefined ? [code] : textsOf(list, `error-lists.yaml, ${code}`);
    });
    const codes = [...defaultCodes.filter((code) => !own.includes(code)), ...own];
    if (codes.length > 0 && content !== undefined) throw new Error(`${place} has both ${ERRORS} and content`);
    return {
      description: description ?? null,
      headers: { ...this.headersFor(status, facts), ...asObject(headers ?? {}, place) },
      ...(codes.length > 0 ? { content: this.errorContent(place, facts.surface, codes) } : {}),
      ...(content === undefined ? {} : { content }),
      ...rest,
    };
  }

  private headersFor(
    status: string,
    { surface, isDeprecated, isUnlimited, isIdempotent }: OperationFacts,
  ): DocumentObject {
    const names = [
      'X-Request-Id',
      'X-Talad-Sandbox',
      ...(isUnlimited ? [] : [SEQUENCE_HEADER, ...USAGE_HEADERS[surface]]),
      ...(RETRY_STATUSES.includes(status) ? ['Retry-After'] : []),
      ...(isDeprecated ? DEPRECATION_HEADERS : []),
      ...(isIdempotent ? [REPLAYED_HEADER] : []),
    ];
    return Object.fromEntries(names.map((name) => [name, referenceTo('headers', name)]));
  }

  private errorContent(place: string, surface: Surface, codes: readonly string[]): DocumentObject {
    const examples = codes.map((code) => this.exampleFor(place, surface, code));
    return {
      'application/json': {
        schema: referenceTo('schemas', ERROR_SCHEMAS[surface]),
        examples: Object.fromEntries(examples),
      },
    };
  }

  /**
   * The name of the example in the response, and the example. `CODE@name` shows the code by an example of
   * parameter-errors.yaml, which is written out; every other code is shown by the shared example of its name.
   */
  private exampleFor(place: string, surface: Surface, code: string): [string, DocumentValue] {
    const written = this.parameterErrors[code];
    if (surface === 'udf') return [code.replace(/@.*/, ''), udfExample(place, written ?? this.examples[code])];
    if (written !== undefined) return [code.replace(/@.*/, ''), written];
    const name = surface === 'api' ? code : this.numberedExamples.get(code);
    if (name === undefined || this.examples[name] === undefined)
      throw new Error(`${place}: spec/components has neither an example nor an error list ${code} under ${surface}`);
    return [name, referenceTo('examples', name)];
  }

  /** The errors that can meet a request before an operation is chosen. */
  private genericErrors(surface: Surface): DocumentObject {
    const ofSurface = asObject(this.responses[surface], surface);
    const statuses = members(ofSurface['anyRequest']).map(([status, name]) => [
      status,
      referenceTo('responses', asString(name, `anyRequest ${status}`)),
    ]);
    return Object.fromEntries(statuses);
  }
}

/** The example of an error under /api/, as the same error looks under /udf/. */
function udfExample(place: string, value: DocumentValue | undefined): DocumentObject {
  const example = asObject(value ?? null, place);
  const { code, message, ...others } = asObject(example['value'] ?? null, place);
  return { ...example, value: { s: 'error', errmsg: message ?? null, code: code ?? null, ...others } };
}

/**
 * The operation with the credentials that follow from `x-permission` or `x-roles`, and with the parameters of a
 * signature. Operator operations are internal. One that states its security has nothing added.
 */
function withCredentials(surface: Surface, operation: DocumentObject): DocumentObject {
  if (operation['security'] !== undefined) return operation;
  const { operationId, parameters, requestBody, responses, ...rest } = operation;
  const isOperators = operation['x-roles'] !== undefined;
  const signature = operation['x-permission'] === undefined || surface === 'udf' ? undefined : SIGNATURES[surface];
  const signed = (signature?.parameters ?? []).map((name) => referenceTo('parameters', name));
  return {
    operationId: operationId ?? null,
    ...(isOperators ? { 'x-internal': true, ...rest, security: [OPERATOR_SECURITY] } : rest),
    ...(signature === undefined ? {} : { security: [signature.security] }),
    parameters: [...elements(parameters), ...signed],
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: responses ?? null,
  };
}

/** A 400 that says no more than that the request is invalid needs no description. */
function withDescription(method: string, status: string, response: DocumentObject): DocumentObject {
  if (status !== '400' || response['$ref'] !== undefined || response['description'] !== undefined) return response;
  const description = method === 'get' ? 'The request is invalid.' : 'The request is invalid. Nothing was changed.';
  return { description, ...response };
}

function referenceTo(kind: string, name: string): DocumentObject {
  return { $ref: `#/components/${kind}/${name}` };
}

function textsOf(value: DocumentValue | undefined, place: string): string[] {
  if (value !== undefined && !Array.isArray(value)) throw new Error(`${place} is not a list`);
  return elements(value).map((element) => asString(element, place));
}

/** Whether an operation with this `x-effect` can be answered with a proposal. */
function canNeedTwoPeople(effect: DocumentValue | undefined): boolean {
  return effect === 'loosens' || effect === 'moves_money' || isObject(effect);
}
