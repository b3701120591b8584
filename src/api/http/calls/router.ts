/**
 * openapi-backend's router with an index: exact paths in a map, templated paths as compiled patterns, operations by id.
 * It returns the same results as the original router, which rebuilds its list of operations for every request
 * (src/performance.md, operation list); a test compares the two for every operation. A path is found with and without
 * its trailing slash.
 */
import { type Document, OpenAPIRouter, type Operation, type ParsedRequest, type Request } from 'openapi-backend';

/** The result of looking up a method and a path. */
export interface Route {
  /** Undefined if the path exists without this method. */
  readonly operation: Operation | undefined;
  /** Decoded path parameters. */
  readonly params: Readonly<Record<string, string>>;
}

/** A request that the pipeline has routed and parsed before it reaches openapi-backend. */
export interface RoutedRequest extends Request {
  /** Undefined if there is nothing at the path. */
  readonly route: Route | undefined;
  readonly parsed: ParsedRequest;
}

interface Template {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly literalLength: number;
  readonly operations: Map<string, Operation>;
}

export class IndexedRouter extends OpenAPIRouter {
  private readonly all: readonly Operation[];
  private readonly byId: ReadonlyMap<string, Operation>;
  private readonly exact = new Map<string, Map<string, Operation>>();
  private readonly templates: readonly Template[];

  constructor(definition: Document) {
    super({ definition });
    this.all = super.getOperations();
    this.byId = new Map(this.all.map((operation) => [operation.operationId ?? '', operation]));
    const templates = new Map<string, Template>();
    for (const operation of this.all) this.index(operation, templates);
    // The template with the longest literal part wins, as in the original router.
    this.templates = [...templates.values()].sort((a, b) => b.literalLength - a.literalLength);
  }

  override getOperations(): Operation[] {
    return [...this.all];
  }

  override getOperation(operationId: string): Operation | undefined {
    return this.byId.get(operationId);
  }

  /** `method` in lower case, `path` without query. Throws `URIError` if a parameter has invalid percent-encoding. */
  find(method: string, path: string): Route | undefined {
    const key = withoutTrailingSlash(path);
    const exact = this.exact.get(key);
    const operation = exact?.get(method);
    if (operation !== undefined) return { operation, params: NO_PARAMS };
    let isKnownPath = exact !== undefined;
    for (const template of this.templates) {
      const match = template.pattern.exec(key);
      if (match === null) continue;
      isKnownPath = true;
      const templated = template.operations.get(method);
      if (templated !== undefined) return { operation: templated, params: paramsOf(template, match) };
    }
    return isKnownPath ? { operation: undefined, params: NO_PARAMS } : undefined;
  }

  /** The operations of all methods at a path. */
  operationsAt(path: string): readonly Operation[] {
    const key = withoutTrailingSlash(path);
    const templated = this.templates
      .filter((template) => template.pattern.test(key))
      .flatMap((template) => [...template.operations.values()]);
    return [...(this.exact.get(key)?.values() ?? []), ...templated];
  }

  override matchOperation(request: Request): Operation | undefined;
  override matchOperation(request: Request, strict: boolean): Operation;
  override matchOperation(request: Request, strict = false): Operation | undefined {
    const { route } = request as RoutedRequest;
    // openapi-backend distinguishes the two errors by their first three characters.
    if (route?.operation === undefined && strict)
      throw new Error(route === undefined ? '404-notFound' : '405-methodNotAllowed');
    return route?.operation;
  }

  /** Returns the same object every time, so that Ajv coerces the values that the handler receives. */
  override parseRequest(request: Request): ParsedRequest {
    return (request as RoutedRequest).parsed;
  }

  private index(operation: Operation, templates: Map<string, Template>): void {
    const key = withoutTrailingSlash(operation.path);
    const operations = key.includes('{')
      ? getOrCreateTemplate(key, templates).operations
      : getOrCreateExactPath(key, this.exact);
    operations.set(operation.method, operation);
  }
}

const NO_PARAMS: Readonly<Record<string, string>> = Object.freeze({});

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function getOrCreateExactPath(key: string, exact: Map<string, Map<string, Operation>>): Map<string, Operation> {
  const operations = exact.get(key) ?? new Map<string, Operation>();
  exact.set(key, operations);
  return operations;
}

function getOrCreateTemplate(key: string, templates: Map<string, Template>): Template {
  const existing = templates.get(key);
  if (existing !== undefined) return existing;
  const literals = key.split(/\{[^}]+\}/);
  const template: Template = {
    pattern: new RegExp(
      `^${literals.map((literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('([^/]+)')}$`,
    ),
    names: Array.from(key.matchAll(/\{([^}]+)\}/g), (match) => match[1] ?? ''),
    literalLength: literals.join('').length,
    operations: new Map(),
  };
  templates.set(key, template);
  return template;
}

function paramsOf(template: Template, match: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(template.names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
}
