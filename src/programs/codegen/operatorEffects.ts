/**
 * Writes `generated/operatorEffects.ts`: what each operation of operators does to the safety of the exchange, from
 * `x-effect`. Every operation that is no `GET` has one, and an effect that depends on the request names every member of
 * its body, and the parameters in its path on which it depends.
 */
import { type Operation, operationsOf } from './documents/contract';
import { inPart, operationPointer } from './json/contractError';
import {
  asObject,
  asString,
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  resolveReference,
} from './json/jsonDocument';

const KINDS = ['neutral', 'tightens', 'loosens', 'moves_money', 'completes'];
const DIRECTIONS = ['raised', 'lowered', 'opened', 'changed', 'given', 'an_approver', 'never'];

export function operatorEffectsSource(document: DocumentObject): string {
  const rows = operationsOf(document).flatMap((operation) =>
    inPart(operationPointer(operation), () => {
      const effect = operation.effect;
      const isExpected = operation.security === 'operator' && operation.method !== 'get';
      if (isExpected !== (effect !== null))
        throw new Error(`${operation.id}: x-effect belongs to operator operations other than GET, and to each of them`);
      return effect === null ? [] : [`  ${operation.id}: ${JSON.stringify(rowOf(document, operation, effect))},`];
    }),
  );
  return `${TYPES}\n\n/** Every operation of operators that is no \`GET\`. */\nexport const operatorEffects = {\n${rows.join('\n')}\n} as const;\n${COMMON}`;
}

const TYPES = `/**
 * \`loosens\` and \`moves_money\` need two people. \`tightens\` and \`neutral\` take effect at once. \`completes\`: carries out
 * what another person has asked for, which the operation itself checks.
 */
export type EffectKind = ${KINDS.map((kind) => `'${kind}'`).join(' | ')};
/**
 * How a member of a request must differ from the present state so that the request needs two people. \`raised\` and
 * \`lowered\`: a number, or a value of an enumeration, in the order of the contract. \`opened\`: true, and not so now.
 * \`given\`: whatever its value. \`an_approver\`: the id of an approver's token; then both people must be approvers.
 */
export type EffectDirection = ${DIRECTIONS.map((direction) => `'${direction}'`).join(' | ')};
export interface MemberEffect {
  readonly direction: EffectDirection;
  /** The values of an enumeration, in the order of the contract. */
  readonly order: readonly string[];
}
export interface OperatorEffect {
  readonly kind: EffectKind;
  /** Null if the effect is the same for every request. */
  readonly members: Readonly<Record<string, MemberEffect>> | null;
}`;

const COMMON = `
export type EffectiveOperation = keyof typeof operatorEffects;
/** The operations whose effect depends on the request. */
export type ComparedOperation = {
  [Id in EffectiveOperation]: (typeof operatorEffects)[Id]['members'] extends null ? never : Id;
}[EffectiveOperation];
`;

function rowOf(document: DocumentObject, operation: Operation, effect: DocumentValue): DocumentObject {
  const { id } = operation;
  if (!isObject(effect)) {
    const kind = asString(effect, `${id} x-effect`);
    if (!KINDS.includes(kind)) throw new Error(`${id}: x-effect ${kind} is none of ${KINDS.join(', ')}`);
    return { kind, members: null };
  }
  const [[kind = '', directions] = [], ...others] = members(effect);
  if (kind !== 'loosens' || others.length > 0)
    throw new Error(`${id}: an x-effect with members has the one key "loosens"`);
  const schema = operation.body === null ? {} : resolveReference(document, operation.body.schema, id);
  const properties = asObject(schema['properties'] ?? {}, id);
  const named = Object.keys(asObject(directions, `${id} x-effect`));
  const missing = Object.keys(properties).filter((name) => !named.includes(name));
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const unknown = named.filter((name) => properties[name] === undefined && !inPath.includes(name));
  if (missing.length + unknown.length > 0)
    throw new Error(`${id}: x-effect must name each member of the body; see ${[...missing, ...unknown].join(', ')}`);
  const rows = members(directions).map(([name, value]) => {
    const direction = asString(value, `${id} x-effect ${name}`);
    if (!DIRECTIONS.includes(direction))
      throw new Error(`${id}: the direction ${direction} of ${name} is none of ${DIRECTIONS.join(', ')}`);
    const isOrdered = direction === 'raised' || direction === 'lowered';
    const schema = isOrdered ? resolveReference(document, properties[name] ?? null, name) : {};
    return [name, { direction, order: elements(schema['enum']) }] as const;
  });
  return { kind, members: Object.fromEntries(rows) };
}
