/** Compares two OpenAPI documents, operation by operation. */
import { elements, isObject, type JsonObject, type JsonValue, members, resolve } from '../json';
import { type Change, Changes, moved, pairs, same } from './changes';
import { SchemaChanges } from './schemaChanges';

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);
/** What a reader or a generator sees of an operation, and no request or answer. */
const WORDS = ['summary', 'description', 'tags', 'externalDocs'];

export function openapiChanges(before: JsonObject, after: JsonObject): Change[] {
  return new Comparison(before, after).run();
}

class Comparison {
  private readonly changes = new Changes();
  private readonly schemas: SchemaChanges;

  constructor(
    private readonly before: JsonObject,
    private readonly after: JsonObject,
  ) {
    this.schemas = new SchemaChanges(before, after, this.changes);
  }

  run(): Change[] {
    const { changes } = this;
    for (const [address, was, is] of pairs(operationsIn(this.before), operationsIn(this.after))) {
      if (was === undefined) changes.add('additive', nameOf(is, address), `${address} is new`);
      else if (is === undefined) changes.add('breaking', nameOf(was, address), `${address} is gone`);
      else this.operation(address, was, is);
    }
    for (const [word, was, is] of pairs(wordsOf(this.before), wordsOf(this.after)))
      if (!same(was, is)) changes.add('editorial', 'the document', `${word} changed`);
    for (const [name, was, is] of pairs(schemesOf(this.before), schemesOf(this.after))) this.scheme(name, was, is);
    if (!same(this.before['x-generic-errors'], this.after['x-generic-errors']))
      changes.add('additive', 'the document', 'the errors that can meet any request changed');
    return changes.list();
  }

  private operation(address: string, was: JsonObject, is: JsonObject): void {
    const { changes } = this;
    const name = nameOf(is, address);
    if (was['operationId'] !== is['operationId'])
      changes.add('breaking', name, `was called ${String(was['operationId'])}, and generated clients name it so`);
    if (WORDS.some((word) => !same(was[word], is[word]))) changes.add('editorial', name, 'its words changed');
    if (was['deprecated'] !== is['deprecated'])
      changes.add('additive', name, is['deprecated'] === true ? 'is deprecated now' : 'is no longer deprecated');
    this.permission(name, was, is);
    this.parameters(name, was, is);
    this.body(name, was, is);
    for (const [status, old, fresh] of pairs(members(was['responses']), members(is['responses'])))
      this.answer(`${name}, ${status}`, Number(status) < 400, old, fresh);
  }

  /** Who may call it: less asked is more, everything else shuts somebody out. */
  private permission(name: string, was: JsonObject, is: JsonObject): void {
    const open = (operation: JsonObject) => elements(operation['security']).length === 0;
    if (!same(was['security'], is['security']))
      this.changes.add(
        open(is) ? 'additive' : 'breaking',
        name,
        open(is) ? 'needs no credentials any more' : 'needs other credentials',
      );
    if (!same(was['x-permission'], is['x-permission']))
      this.changes.add(
        is['x-permission'] === undefined ? 'additive' : 'breaking',
        name,
        moved('permission', was['x-permission'], is['x-permission']),
      );
  }

  private parameters(name: string, was: JsonObject, is: JsonObject): void {
    for (const [key, old, fresh] of pairs(parametersOf(this.before, was), parametersOf(this.after, is))) {
      const place = `${name}, ${key}`;
      if (old === undefined)
        this.changes.add(
          fresh?.['required'] === true ? 'breaking' : 'additive',
          place,
          fresh?.['required'] === true ? 'is a new required parameter' : 'is a new parameter',
        );
      else if (fresh === undefined) this.changes.add('breaking', place, 'is gone');
      else {
        if ((old['required'] === true) !== (fresh['required'] === true))
          this.changes.add(
            fresh['required'] === true ? 'breaking' : 'additive',
            place,
            fresh['required'] === true ? 'is required now' : 'is optional now',
          );
        if (['style', 'explode', 'allowReserved'].some((form) => !same(old[form], fresh[form])))
          this.changes.add('breaking', place, 'is written otherwise');
        if (['description', 'example', 'examples'].some((word) => !same(old[word], fresh[word])))
          this.changes.add('editorial', place, 'its words changed');
        this.schemas.compare(old['schema'], fresh['schema'], 'sent', place);
      }
    }
  }

  private body(name: string, was: JsonObject, is: JsonObject): void {
    const place = `${name}, body`;
    const old = was['requestBody'] === undefined ? undefined : resolve(this.before, was['requestBody'], place);
    const fresh = is['requestBody'] === undefined ? undefined : resolve(this.after, is['requestBody'], place);
    const needed = fresh?.['required'] === true;
    if ((old?.['required'] === true) !== needed)
      this.changes.add(
        needed ? 'breaking' : 'additive',
        place,
        needed ? 'is required now' : 'is not required any more',
      );
    if (old !== undefined && fresh === undefined) this.changes.add('breaking', place, 'is gone');
    if (old === undefined && fresh !== undefined && !needed) this.changes.add('additive', place, 'is new');
    if (old !== undefined && fresh !== undefined) this.content(place, 'sent', old, fresh);
  }

  private answer(place: string, isSuccess: boolean, was: JsonValue | undefined, is: JsonValue | undefined): void {
    if (was === undefined) return this.changes.add(isSuccess ? 'breaking' : 'additive', place, 'is a new answer');
    if (is === undefined) return this.changes.add(isSuccess ? 'breaking' : 'additive', place, 'is no answer any more');
    const old = resolve(this.before, was, place);
    const fresh = resolve(this.after, is, place);
    if (old['description'] !== fresh['description']) this.changes.add('editorial', place, 'its words changed');
    for (const [header, oldHeader, freshHeader] of pairs(members(old['headers']), members(fresh['headers']))) {
      const here = `${place}, header ${header}`;
      if (oldHeader === undefined) this.changes.add('additive', here, 'is new');
      else if (freshHeader === undefined) this.changes.add('breaking', here, 'is gone');
      else
        this.schemas.compare(
          resolve(this.before, oldHeader, here)['schema'],
          resolve(this.after, freshHeader, here)['schema'],
          'received',
          here,
        );
    }
    if (!isSuccess) this.codes(place, old, fresh);
    this.content(place, 'received', old, fresh);
  }

  /** The errors behind a status are named by their examples. Clients are told to go by the status where they do not know a code. */
  private codes(place: string, old: JsonObject, fresh: JsonObject): void {
    for (const [code, was, is] of pairs(codesOf(this.before, old), codesOf(this.after, fresh))) {
      if (was === undefined) this.changes.add('additive', place, `the code ${code} is new`);
      else if (is === undefined) this.changes.add('additive', place, `the code ${code} does not come any more`);
    }
  }

  private content(place: string, direction: 'sent' | 'received', old: JsonObject, fresh: JsonObject): void {
    for (const [type, was, is] of pairs(members(old['content']), members(fresh['content']))) {
      if (was === undefined) this.changes.add('additive', place, `${type} is a new form`);
      else if (is === undefined) this.changes.add('breaking', place, `${type} is no form any more`);
      else if (isObject(was) && isObject(is)) {
        this.schemas.compare(was['schema'], is['schema'], direction, place);
        if (!same([was['example'], was['examples']], [is['example'], is['examples']]))
          this.changes.add('editorial', place, 'its examples changed');
      }
    }
  }

  private scheme(name: string, was: JsonValue | undefined, is: JsonValue | undefined): void {
    const place = `the credential ${name}`;
    if (was === undefined) return this.changes.add('additive', place, 'is new');
    if (is === undefined) return this.changes.add('breaking', place, 'is gone');
    const facts = (value: JsonValue) =>
      members(value).filter(([key]) => key !== 'description' && !key.startsWith('x-'));
    if (!same(facts(was), facts(is))) this.changes.add('breaking', place, 'is given otherwise');
    else if (!same(was, is)) this.changes.add('editorial', place, 'its words changed');
  }
}

function operationsIn(document: JsonObject): [string, JsonObject][] {
  return members(document['paths']).flatMap(([path, item]) =>
    members(item).flatMap(([method, operation]): [string, JsonObject][] =>
      METHODS.has(method) && isObject(operation) ? [[`${method.toUpperCase()} ${path}`, operation]] : [],
    ),
  );
}

function nameOf(operation: JsonObject | undefined, address: string): string {
  const id = operation?.['operationId'];
  return typeof id === 'string' ? id : address;
}

function parametersOf(document: JsonObject, operation: JsonObject): [string, JsonObject][] {
  return elements(operation['parameters']).map((value): [string, JsonObject] => {
    const parameter = resolve(document, value, 'parameter');
    return [`${String(parameter['in'])} ${String(parameter['name'])}`, parameter];
  });
}

function codesOf(document: JsonObject, response: JsonObject): [string, true][] {
  const named = members(response['content']).flatMap(([, media]) =>
    isObject(media) ? members(media['examples']) : [],
  );
  const codes = named.map(
    ([name, example]) => String(resolve(document, example, name)['x-code'] ?? name).split('.')[0] ?? name,
  );
  return [...codes, ...elements(response['x-error-codes']).map(String)].map((code) => [code, true]);
}

function schemesOf(document: JsonObject): [string, JsonValue][] {
  return isObject(document['components']) ? members(document['components']['securitySchemes']) : [];
}

function wordsOf(document: JsonObject): [string, JsonValue][] {
  const { version: _version, ...info } = isObject(document['info']) ? document['info'] : {};
  return [
    ...members(info),
    ...(document['tags'] === undefined ? [] : [['tags', document['tags']] as [string, JsonValue]]),
  ];
}
