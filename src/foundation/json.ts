/** Reads JSON. Numbers and texts are not converted, so that a signature over them stays valid. */
/** A JSON value. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [member: string]: JsonValue };

export type JsonObject = { readonly [member: string]: JsonValue };

/** Longer than the bodies of all requests without a document. */
const LONG_TEXT = 65_536;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;

/**
 * Parses an object. Returns a text with the reason if that fails. No object may have a member twice, and the nesting
 * depth is checked before anything is parsed.
 */
export function readJsonObject(text: string, depthMax: number): JsonObject | string {
  const shape = scanStructure(text);
  if (shape.depth > depthMax) return `is nested more than ${depthMax} deep`;
  const value = parseJson(text);
  if (value === undefined) return 'is not JSON';
  if (!isJsonObject(value)) return 'is not a JSON object';
  // The text contains a duplicate member twice, but the parsed object only once.
  if (countMembers(value) !== shape.members) return 'has a member more than once';
  return value;
}

export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON. Undefined if the text is not JSON. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counts the members and the nesting depth of the text. Each member has one colon outside of strings. */
function scanStructure(text: string): { readonly members: number; readonly depth: number } {
  let members = 0;
  let depth = 0;
  let deepest = 0;
  let inString = false;
  // A document in Base64 is a string of millions of characters, most of which are passed over at once.
  let backslash = text.length > LONG_TEXT ? text.indexOf('\\') : 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      inString = !inString;
      if (!inString || text.length <= LONG_TEXT) continue;
      if (backslash !== -1 && backslash < at) backslash = text.indexOf('\\', at);
      const end = text.indexOf('"', at + 1);
      if (end !== -1) at = (backslash === -1 || backslash > end ? end : backslash) - 1;
    } else if (inString) {
      if (code === BACKSLASH) at += 1;
    } else if (code === COLON) members += 1;
    else if (code === OPENING_BRACE || code === OPENING_BRACKET) deepest = Math.max(deepest, ++depth);
    else if (code === CLOSING_BRACE || code === CLOSING_BRACKET) depth -= 1;
  }
  return { members, depth: deepest };
}

function countMembers(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return 0;
  let members = 0;
  if (Array.isArray(value)) for (const entry of value) members += countMembers(entry);
  else for (const member of Object.values(value)) members += 1 + countMembers(member);
  return members;
}
