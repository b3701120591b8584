/** Compares two OpenAPI documents, operation by operation. */
import {
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  resolveReference,
} from '../jsonDocument';
import { type Change, Changes, describeChange, isSameJson, pairByName } from './changes';
import { SchemaChanges } from './schemaChanges';

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);
/** Members of an operation that affect neither requests nor responses. */
const TEXT_MEMBERS = ['summary', 'description', 'tags', 'externalDocs'];

export function openapiChanges(before: DocumentObject, after: DocumentObject): Change[] {
  return new Comparison(before, after).run();
}

class Comparison {
  private readonly changes = new Changes();
  private readonly schemas: SchemaChanges;
  /** The names of all response headers of the document before. */
  private readonly oldHeaders: ReadonlySet<string>;

  constructor(
    private readonly before: DocumentObject,
    private readonly after: DocumentObject,
  ) {
    this.schemas = new SchemaChanges(before, after, this.changes);
    this.oldHeaders = new Set(
      operationsIn(before).flatMap(([address, operation]) =>
        members(operation['responses']).flatMap(([, response]) =>
          members(resolveReference(before, response, address)['headers']).map(([name]) => name),
        ),
      ),
    );
  }

  run(): Change[] {
    const { changes } = this;
    for (const [address, was, is] of pairByName(operationsIn(this.before), operationsIn(this.after))) {
      if (was === undefined) changes.add('additive', nameOf(is, address), `${address} is new`);
      else if (is === undefined) changes.add('breaking', nameOf(was, address), `${address} was removed`);
      else this.compareOperation(address, was, is);
    }
    for (const [word, was, is] of pairByName(documentTexts(this.before), documentTexts(this.after)))
      if (!isSameJson(was, is)) changes.add('editorial', 'the document', `${word} changed`);
    for (const [name, was, is] of pairByName(schemesOf(this.before), schemesOf(this.after)))
      this.compareScheme(name, was, is);
    if (!isSameJson(this.before['x-generic-errors'], this.after['x-generic-errors']))
      changes.add('additive', 'the document', 'the errors of any request changed');
    return changes.list();
  }

  private compareOperation(address: string, was: DocumentObject, is: DocumentObject): void {
    const { changes } = this;
    const name = nameOf(is, address);
    if (was['operationId'] !== is['operationId'])
      changes.add(
        'breaking',
        name,
        `was renamed from ${String(was['operationId'])}, which is the name in generated clients`,
      );
    if (TEXT_MEMBERS.some((word) => !isSameJson(was[word], is[word]))) changes.add('editorial', name, 'texts changed');
    if (was['deprecated'] !== is['deprecated'])
      changes.add('additive', name, is['deprecated'] === true ? 'is deprecated now' : 'is no longer deprecated');
    this.comparePermission(name, was, is);
    this.compareParameters(name, was, is);
    this.compareBody(name, was, is);
    for (const [status, old, fresh] of pairByName(members(was['responses']), members(is['responses'])))
      this.compareResponse(`${name}, ${status}`, Number(status) < 400, old, fresh);
  }

  /** Requiring fewer credentials is additive. Any other change excludes some clients. */
  private comparePermission(name: string, was: DocumentObject, is: DocumentObject): void {
    const open = (operation: DocumentObject) => elements(operation['security']).length === 0;
    if (!isSameJson(was['security'], is['security']))
      this.changes.add(
        open(is) ? 'additive' : 'breaking',
        name,
        open(is) ? 'no longer requires credentials' : 'requires other credentials',
      );
    if (!isSameJson(was['x-permission'], is['x-permission']))
      this.changes.add(
        is['x-permission'] === undefined ? 'additive' : 'breaking',
        name,
        describeChange('permission', was['x-permission'], is['x-permission']),
      );
  }

  private compareParameters(name: string, was: DocumentObject, is: DocumentObject): void {
    for (const [key, old, fresh] of pairByName(parametersOf(this.before, was), parametersOf(this.after, is))) {
      const place = `${name}, ${key}`;
      if (old === undefined)
        this.changes.add(
          fresh?.['required'] === true ? 'breaking' : 'additive',
          place,
          fresh?.['required'] === true ? 'is a new required parameter' : 'is a new parameter',
        );
      else if (fresh === undefined) this.changes.add('breaking', place, 'was removed');
      else {
        if ((old['required'] === true) !== (fresh['required'] === true))
          this.changes.add(
            fresh['required'] === true ? 'breaking' : 'additive',
            place,
            fresh['required'] === true ? 'is required now' : 'is optional now',
          );
        if (['style', 'explode', 'allowReserved'].some((form) => !isSameJson(old[form], fresh[form])))
          this.changes.add('breaking', place, 'is serialized differently');
        if (['description', 'example', 'examples'].some((word) => !isSameJson(old[word], fresh[word])))
          this.changes.add('editorial', place, 'texts changed');
        this.schemas.compare(old['schema'], fresh['schema'], 'sent', place);
      }
    }
  }

  private compareBody(name: string, was: DocumentObject, is: DocumentObject): void {
    const place = `${name}, body`;
    const old = was['requestBody'] === undefined ? undefined : resolveReference(this.before, was['requestBody'], place);
    const fresh = is['requestBody'] === undefined ? undefined : resolveReference(this.after, is['requestBody'], place);
    const needed = fresh?.['required'] === true;
    if ((old?.['required'] === true) !== needed)
      this.changes.add(
        needed ? 'breaking' : 'additive',
        place,
        needed ? 'is required now' : 'is not required any more',
      );
    if (old !== undefined && fresh === undefined) this.changes.add('breaking', place, 'was removed');
    if (old === undefined && fresh !== undefined && !needed) this.changes.add('additive', place, 'is new');
    if (old !== undefined && fresh !== undefined) this.compareContent(place, 'sent', old, fresh);
  }

  private compareResponse(
    place: string,
    isSuccess: boolean,
    was: DocumentValue | undefined,
    is: DocumentValue | undefined,
  ): void {
    if (was === undefined) return this.changes.add(isSuccess ? 'breaking' : 'additive', place, 'is a new response');
    if (is === undefined) return this.changes.add(isSuccess ? 'breaking' : 'additive', place, 'was removed');
    const old = resolveReference(this.before, was, place);
    const fresh = resolveReference(this.after, is, place);
    if (old['description'] !== fresh['description']) this.changes.add('editorial', place, 'texts changed');
    for (const [header, oldHeader, freshHeader] of pairByName(members(old['headers']), members(fresh['headers']))) {
      const here = `${place}, header ${header}`;
      if (oldHeader === undefined) this.addNewHeader(header, here);
      else if (freshHeader === undefined) this.changes.add('breaking', here, 'is gone');
      else
        this.schemas.compare(
          resolveReference(this.before, oldHeader, here)['schema'],
          resolveReference(this.after, freshHeader, here)['schema'],
          'received',
          here,
        );
    }
    if (!isSuccess) this.compareCodes(place, old, fresh);
    this.compareContent(place, 'received', old, fresh);
  }

  /** A header that no response had before is usually new in all of them, and is listed once. */
  private addNewHeader(header: string, place: string): void {
    if (this.oldHeaders.has(header)) this.changes.add('additive', place, 'is new');
    else this.changes.add('additive', `the response header ${header}`, 'is new');
  }

  /** The codes of a status are the names of its examples. Clients use the status if they do not know a code. */
  private compareCodes(place: string, old: DocumentObject, fresh: DocumentObject): void {
    for (const [code, was, is] of pairByName(codesOf(this.before, old), codesOf(this.after, fresh))) {
      if (was === undefined) this.changes.add('additive', place, `the code ${code} is new`);
      else if (is === undefined) this.changes.add('additive', place, `the code ${code} was removed`);
    }
  }

  private compareContent(
    place: string,
    direction: 'sent' | 'received',
    old: DocumentObject,
    fresh: DocumentObject,
  ): void {
    for (const [type, was, is] of pairByName(members(old['content']), members(fresh['content']))) {
      if (was === undefined) this.changes.add('additive', place, `${type} is a new media type`);
      else if (is === undefined) this.changes.add('breaking', place, `${type} was removed`);
      else if (isObject(was) && isObject(is)) {
        this.schemas.compare(was['schema'], is['schema'], direction, place);
        if (!isSameJson([was['example'], was['examples']], [is['example'], is['examples']]))
          this.changes.add('editorial', place, 'examples changed');
      }
    }
  }

  private compareScheme(name: string, was: DocumentValue | undefined, is: DocumentValue | undefined): void {
    const place = `the credential ${name}`;
    if (was === undefined) return this.changes.add('additive', place, 'is new');
    if (is === undefined) return this.changes.add('breaking', place, 'was removed');
    const facts = (value: DocumentValue) =>
      members(value).filter(([key]) => key !== 'description' && !key.startsWith('x-'));
    if (!isSameJson(facts(was), facts(is))) this.changes.add('breaking', place, 'is sent differently');
    else if (!isSameJson(was, is)) this.changes.add('editorial', place, 'texts changed');
  }
}

function operationsIn(document: DocumentObject): [string, DocumentObject][] {
  return members(document['paths']).flatMap(([path, item]) =>
    members(item).flatMap(([method, operation]): [string, DocumentObject][] =>
      METHODS.has(method) && isObject(operation) ? [[`${method.toUpperCase()} ${path}`, operation]] : [],
    ),
  );
}

function nameOf(operation: DocumentObject | undefined, address: string): string {
  const id = operation?.['operationId'];
  return typeof id === 'string' ? id : address;
}

function parametersOf(document: DocumentObject, operation: DocumentObject): [string, DocumentObject][] {
  return elements(operation['parameters']).map((value): [string, DocumentObject] => {
    const parameter = resolveReference(document, value, 'parameter');
    return [`${String(parameter['in'])} ${String(parameter['name'])}`, parameter];
  });
}

function codesOf(document: DocumentObject, response: DocumentObject): [string, true][] {
  const named = members(response['content']).flatMap(([, media]) =>
    isObject(media) ? members(media['examples']) : [],
  );
  const codes = named.map(
    ([name, example]) => String(resolveReference(document, example, name)['x-code'] ?? name).split('.')[0] ?? name,
  );
  return [...codes, ...elements(response['x-error-codes']).map(String)].map((code) => [code, true]);
}

function schemesOf(document: DocumentObject): [string, DocumentValue][] {
  return isObject(document['components']) ? members(document['components']['securitySchemes']) : [];
}

function documentTexts(document: DocumentObject): [string, DocumentValue][] {
  const { version: _version, ...info } = isObject(document['info']) ? document['info'] : {};
  return [
    ...members(info),
    ...(document['tags'] === undefined ? [] : [['tags', document['tags']] as [string, DocumentValue]]),
  ];
}
