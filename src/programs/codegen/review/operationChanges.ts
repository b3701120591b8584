/** Compares two versions of an OpenAPI operation: what it demands, its parameters, its body and its responses. */
import {
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  resolveReference,
} from '../json/jsonDocument';
import {
  type Changes,
  type Class,
  classOf,
  type Direction,
  describeChange,
  effectOfAddition,
  isSameJson,
  keywordParts,
  type Parts,
  pairByName,
  requiredParts,
} from './changes';
import {
  bodyOf,
  codeOf,
  codesOf,
  componentOf,
  DIRECTIONS,
  type Directions,
  examplesOf,
  nameOf,
  parametersOf,
  type Reader,
  serializationOf,
} from './operationParts';
import type { SchemaChanges } from './schemaChanges';

/** Members of an operation that affect neither requests nor responses. */
const TEXT_MEMBERS = ['summary', 'description', 'tags', 'externalDocs'];
/** The requirements of an operator operation besides a role. */
const DEMANDS = ['x-effect', 'x-second-factor'];
/** Effects that demand nothing: the operation takes effect at once. */
const EFFECTS_AT_ONCE = ['neutral', 'tightens', 'completes'];

/** The members of an operation that are compared one by one, or that clients do not see. */
const COMPARED_MEMBERS = new Set([
  ...['operationId', ...TEXT_MEMBERS, 'deprecated', 'security', 'x-permission', 'x-roles', ...DEMANDS],
  ...['parameters', 'requestBody', 'responses', 'x-internal', 'x-unlimited', 'x-page'],
]);
/** The members of a parameter or header that are compared one by one. */
const VALUE_MEMBERS = new Set([
  ...['name', 'in', 'description', 'required', 'deprecated', 'style', 'explode', 'allowReserved'],
  ...['schema', 'content', 'example', 'examples'],
]);
const BODY_MEMBERS = new Set(['description', 'required', 'content']);
const RESPONSE_MEMBERS = new Set(['description', 'headers', 'content', 'x-errors', 'x-error-codes']);
const MEDIA_MEMBERS = new Set(['schema', 'example', 'examples']);

export interface ComparedDocuments {
  readonly before: DocumentObject;
  readonly after: DocumentObject;
  readonly changes: Changes;
  readonly schemas: SchemaChanges;
  readonly reader: Reader;
  /** The names of all response headers of the document before. */
  readonly oldHeaders: ReadonlySet<string>;
}

export class OperationChanges {
  private readonly direction: Directions;
  /** The shared components that were compared already. */
  private readonly compared = new Set<string>();

  constructor(private readonly documents: ComparedDocuments) {
    this.direction = DIRECTIONS[documents.reader];
  }

  compare(address: string, was: DocumentObject, is: DocumentObject): void {
    const { changes } = this.documents;
    const name = nameOf(is, address);
    if (was['operationId'] !== is['operationId'])
      changes.add(
        'breaking',
        name,
        `was renamed from ${String(was['operationId'])}, which is the name in generated code`,
        [was['operationId'], is['operationId']],
      );
    changes.addTexts(name, TEXT_MEMBERS, was, is);
    this.compareDeprecation(name, was, is);
    this.compareCredentials(name, was, is);
    this.comparePermission(name, was, is);
    this.compareParameters(name, was, is);
    this.compareBody(`${name}, body`, was, is);
    this.compareResponses(name, was['responses'], is['responses']);
    changes.addOthers(name, COMPARED_MEMBERS, was, is);
  }

  compareResponses(name: string, was: DocumentValue | undefined, is: DocumentValue | undefined): void {
    for (const [status, old, fresh] of pairByName(members(was), members(is)))
      this.compareResponse(`${name}, ${status}`, Number(status) < 400, old, fresh);
  }

  /** Security requirements are alternatives. A sender may use any of them; a receiver must be ready for all of them. */
  private compareCredentials(name: string, was: DocumentObject, is: DocumentObject): void {
    const [old, fresh] = [elements(was['security']), elements(is['security'])];
    if (isSameJson(old, fresh)) return;
    const { changes, reader } = this.documents;
    const hasAll = (some: readonly DocumentValue[], all: readonly DocumentValue[]) =>
      some.length > 0 && some.every((one) => all.some((other) => isSameJson(one, other)));
    const add = (kind: Class, what: string) => changes.add(kind, name, what, [old, fresh]);
    if (reader === 'server')
      return hasAll(fresh, old)
        ? add('additive', 'is called with fewer kinds of credentials')
        : add('breaking', 'is called with other credentials');
    if (fresh.length === 0) return add('additive', 'no longer requires credentials');
    return hasAll(old, fresh)
      ? add('additive', 'accepts further credentials')
      : add('breaking', 'requires other credentials');
  }

  private comparePermission(name: string, was: DocumentObject, is: DocumentObject): void {
    const { changes } = this.documents;
    const permission = [was['x-permission'], is['x-permission']] as const;
    if (!isSameJson(...permission))
      changes.add(
        permission[1] === undefined ? 'additive' : 'breaking',
        name,
        describeChange('permission', ...permission),
        permission,
      );
    const roles = (operation: DocumentObject) =>
      elements(operation['x-roles']).map((role): [string, true] => [String(role), true]);
    for (const [role, old, fresh] of pairByName(roles(was), roles(is)))
      if (old !== fresh)
        changes.add(
          fresh === undefined ? 'breaking' : 'additive',
          name,
          fresh === undefined ? `the role ${role} may no longer call it` : `the role ${role} may call it now`,
          [was['x-roles'], is['x-roles']],
        );
    for (const demand of DEMANDS) {
      const [old, fresh] = [was[demand], is[demand]].map((value) =>
        EFFECTS_AT_ONCE.some((effect) => effect === value) ? undefined : value,
      );
      if (!isSameJson(old, fresh))
        changes.add(
          fresh === undefined ? 'additive' : 'breaking',
          name,
          describeChange(demand, old, fresh),
          keywordParts(demand, old, fresh),
        );
    }
  }

  private compareDeprecation(place: string, was: DocumentObject, is: DocumentObject): void {
    const parts = [was['deprecated'] === true, is['deprecated'] === true] as const;
    if (parts[0] !== parts[1])
      this.documents.changes.add(
        'additive',
        place,
        parts[1] ? 'is deprecated now' : 'is no longer deprecated',
        keywordParts('deprecated', ...parts),
      );
  }

  /** A component that both versions use is compared once, and reported under its own name. */
  private compareParameters(name: string, was: DocumentObject, is: DocumentObject): void {
    const { before, after, changes } = this.documents;
    const way = this.direction.request;
    for (const [key, old, fresh] of pairByName(parametersOf(before, was), parametersOf(after, is))) {
      const place = `${name}, ${key}`;
      const isRequired = fresh?.value['required'] === true;
      const parts: Parts = [old?.value, fresh?.value];
      if (old === undefined)
        changes.add(
          classOf(effectOfAddition(isRequired, way), way),
          place,
          isRequired ? 'is a new required parameter' : 'is a new parameter',
          parts,
        );
      else if (fresh === undefined) changes.add(classOf('other', way), place, 'was removed', parts);
      else if (old.component === undefined || old.component !== fresh.component)
        this.compareParameter(place, way, old.value, fresh.value);
      else if (this.isFirst(`parameter ${old.component}`)) {
        changes.share(`the parameter ${old.component}`, `#/components/parameters/${old.component}`);
        this.compareParameter(`the parameter ${old.component}`, way, old.value, fresh.value);
      }
    }
  }

  private isFirst(component: string): boolean {
    const isFirst = !this.compared.has(component);
    this.compared.add(component);
    return isFirst;
  }

  private compareParameter(place: string, way: Direction, old: DocumentObject, fresh: DocumentObject): void {
    const { changes, schemas } = this.documents;
    this.compareRequired(place, way, old, fresh);
    const [wasForm, isForm] = [serializationOf(old), serializationOf(fresh)];
    const isSame = isSameJson(wasForm, isForm);
    if (!isSame) changes.add('breaking', place, 'is serialized differently', [wasForm, isForm]);
    for (const form of ['style', 'explode', 'allowReserved'])
      if (isSame && !isSameJson(old[form], fresh[form]))
        changes.add('editorial', place, describeChange(form, old[form], fresh[form]), [old, fresh]);
    changes.addTexts(place, ['description'], old, fresh);
    this.compareDeprecation(place, old, fresh);
    this.compareExamples(place, old, fresh);
    schemas.compare(old['schema'], fresh['schema'], way, place);
    this.compareContent(place, way, old, fresh);
    changes.addOthers(place, VALUE_MEMBERS, old, fresh);
  }

  private compareBody(place: string, was: DocumentObject, is: DocumentObject): void {
    const { before, after, changes } = this.documents;
    const way = this.direction.request;
    const [old, fresh] = [bodyOf(before, was, place), bodyOf(after, is, place)];
    this.compareRequired(place, way, old ?? {}, fresh ?? {});
    if (fresh === undefined) {
      if (old !== undefined) changes.add(classOf('other', way), place, 'was removed', [old, fresh]);
    } else if (old !== undefined) {
      changes.addTexts(place, ['description'], old, fresh);
      changes.addOthers(place, BODY_MEMBERS, old, fresh);
      this.compareContent(place, way, old, fresh);
    } else if (fresh['required'] !== true) changes.add('additive', place, 'is new', [old, fresh]);
  }

  private compareRequired(place: string, way: Direction, was: DocumentObject, is: DocumentObject): void {
    const isRequired = is['required'] === true;
    if ((was['required'] === true) !== isRequired)
      this.documents.changes.add(
        classOf(isRequired ? 'narrower' : 'wider', way),
        place,
        isRequired ? 'is required now' : 'is optional now',
        requiredParts(isRequired),
      );
  }

  /**
   * Clients expect the success statuses that they know, and can handle any error by its class. A server may send every
   * status that the document lists, and no other.
   */
  private compareResponse(
    place: string,
    isSuccess: boolean,
    was: DocumentValue | undefined,
    is: DocumentValue | undefined,
  ): void {
    const { before, after, changes } = this.documents;
    const way = this.direction.response;
    const ofClient: Class = isSuccess ? 'breaking' : 'additive';
    if (was === undefined)
      return changes.add(way === 'received' ? ofClient : 'additive', place, 'is a new response', [was, is]);
    if (is === undefined)
      return changes.add(way === 'received' ? ofClient : 'breaking', place, 'was removed', [was, is]);
    const old = resolveReference(before, was, place);
    const fresh = resolveReference(after, is, place);
    changes.addTexts(place, ['description'], old, fresh);
    changes.addOthers(place, RESPONSE_MEMBERS, old, fresh);
    for (const [header, oldHeader, freshHeader] of pairByName(members(old['headers']), members(fresh['headers'])))
      this.compareHeader(place, header, oldHeader, freshHeader);
    // The codes of errors are the exchange's own. A partner's examples are only examples.
    if (!isSuccess && way === 'received') this.compareCodes(place, old, fresh);
    this.compareContent(place, way, old, fresh, isSuccess);
  }

  private compareHeader(
    place: string,
    name: string,
    was: DocumentValue | undefined,
    is: DocumentValue | undefined,
  ): void {
    const { before, after, changes, oldHeaders } = this.documents;
    const way = this.direction.response;
    const here = `${place}, header ${name}`;
    const old = was === undefined ? undefined : resolveReference(before, was, here);
    const fresh = is === undefined ? undefined : resolveReference(after, is, here);
    if (fresh === undefined) return changes.add('breaking', here, 'is gone', [old, fresh]);
    if (old === undefined) {
      const kind = classOf(effectOfAddition(fresh['required'] === true, way), way);
      // A header that no response had before is usually new in all of them, and is listed once.
      const isListedOnce = kind === 'additive' && !oldHeaders.has(name);
      return changes.add(kind, isListedOnce ? `the response header ${name}` : here, 'is new', [old, fresh]);
    }
    const component = componentOf(was);
    if (component === undefined || component !== componentOf(is)) this.compareHeaderValue(here, way, old, fresh);
    else if (this.isFirst(`header ${component}`)) {
      changes.share(`the response header ${component}`, `#/components/headers/${component}`);
      this.compareHeaderValue(`the response header ${component}`, way, old, fresh);
    }
  }

  private compareHeaderValue(place: string, way: Direction, old: DocumentObject, fresh: DocumentObject): void {
    const { changes, schemas } = this.documents;
    this.compareRequired(place, way, old, fresh);
    this.compareDeprecation(place, old, fresh);
    changes.addTexts(place, ['description'], old, fresh);
    this.compareExamples(place, old, fresh);
    schemas.compare(old['schema'], fresh['schema'], way, place);
    this.compareContent(place, way, old, fresh);
    changes.addOthers(place, VALUE_MEMBERS, old, fresh);
  }

  /** Clients use the status if they do not know a code. */
  private compareCodes(place: string, old: DocumentObject, fresh: DocumentObject): void {
    const { before, after, changes } = this.documents;
    for (const [code, was, is] of pairByName(codesOf(before, old), codesOf(after, fresh))) {
      if (was === undefined) changes.add('additive', place, `the code ${code} is new`, [was, is]);
      else if (is === undefined) changes.add('additive', place, `the code ${code} was removed`, [was, is]);
    }
  }

  /**
   * The sender of a request chooses its media type. Of a response, a client names the types that it accepts, so it is
   * not sent another one. The examples of errors that clients receive are their codes, which are listed already.
   */
  private compareContent(
    place: string,
    way: Direction,
    old: DocumentObject,
    fresh: DocumentObject,
    isSuccess = true,
  ): void {
    const { changes, schemas } = this.documents;
    const isRequest = way === this.direction.request;
    for (const [type, was, is] of pairByName(members(old['content']), members(fresh['content']))) {
      if (was === undefined)
        changes.add(classOf(isRequest ? 'wider' : 'grown', way), place, `${type} is a new media type`, [was, is]);
      else if (is === undefined)
        changes.add(classOf(isRequest ? 'narrower' : 'other', way), place, `${type} was removed`, [was, is]);
      else if (isObject(was) && isObject(is)) {
        schemas.compare(was['schema'], is['schema'], way, place);
        changes.addOthers(place, MEDIA_MEMBERS, was, is);
        this.compareExamples(place, was, is, !isSuccess && way === 'received');
      }
    }
  }

  private compareExamples(place: string, was: DocumentObject, is: DocumentObject, areCodes = false): void {
    const { before, after, changes } = this.documents;
    const [olds, freshes] = [examplesOf(before, was), examplesOf(after, is)];
    const codes = (examples: readonly [string, DocumentObject][]) =>
      new Set(examples.map(([name, example]) => codeOf(name, example)));
    const [oldCodes, freshCodes] = [codes(olds), codes(freshes)];
    for (const [name, old, fresh] of pairByName(olds, freshes)) {
      if (isSameJson(old, fresh)) continue;
      const code = codeOf(name, fresh ?? old ?? {});
      if (areCodes && !(oldCodes.has(code) && freshCodes.has(code))) continue;
      const what = old === undefined ? 'is new' : fresh === undefined ? 'was removed' : 'changed';
      changes.add('editorial', place, name === 'example' ? `the example ${what}` : `the example ${name} ${what}`, [
        old,
        fresh,
      ]);
    }
  }
}
