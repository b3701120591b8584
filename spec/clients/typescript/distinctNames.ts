/**
 * For client generators that change the case of names: they would merge members such as `m` and `M` of one schema, or
 * generate code that does not compile. Run it before the generator, and again on the generated code:
 *
 *     node distinctNames.ts openapi.json > distinct.json
 *     (generate the client from distinct.json)
 *     node distinctNames.ts --restore CLIENT_FOLDER
 *
 * The first step gives one of two such names a prefix, the second removes the prefix from the texts of the code, and
 * leaves it in its identifiers: `m` and `upperCase__M` in the code are `m` and `M` on the wire. Node.js 24.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = 'upperCase__';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** The document with distinct names, even if case is ignored. Names without such a neighbour stay as they are. */
export function withDistinctNames(value: Json): Json {
  if (Array.isArray(value)) return value.map(withDistinctNames);
  if (typeof value !== 'object' || value === null) return value;
  const { properties, required, enum: values } = value;
  const renamed: { [name: string]: Json } = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withDistinctNames(member)]),
  );
  if (isSchemaMap(properties)) {
    const names = distinct(Object.keys(properties));
    renamed['properties'] = Object.fromEntries(
      Object.entries(properties).map(([name, member]) => [names.get(name) ?? name, withDistinctNames(member)]),
    );
    if (Array.isArray(required)) renamed['required'] = required.map((name) => names.get(String(name)) ?? name);
  }
  if (Array.isArray(values) && values.every((entry) => typeof entry === 'string')) {
    const names = distinct(values);
    renamed['enum'] = values.map((entry) => names.get(entry) ?? entry);
  }
  return renamed;
}

/** The generated text with the names of the wire. Only texts in quotes are changed, and the JSON tags of Go. */
export function withWireNames(text: string): string {
  return text.replace(new RegExp(`(["'\`])${PREFIX}(\\w+)`, 'g'), '$1$2');
}

/** Of names that differ only by case, all but the one with the most lower-case letters get the prefix. */
function distinct(names: readonly string[]): ReadonlyMap<string, string> {
  const groups = new Map<string, string[]>();
  for (const name of names) groups.set(name.toLowerCase(), [...(groups.get(name.toLowerCase()) ?? []), name]);
  // Lower-case letters come last in the order of code points.
  return new Map([...groups.values()].flatMap((group) => group.sort().slice(0, -1).map((name) => [name, PREFIX + name])));
}

function isSchemaMap(value: Json | undefined): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('type' in value && typeof value['type'] === 'string');
}

function restore(path: string): void {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path)) restore(join(path, name));
    return;
  }
  const text = readFileSync(path, 'utf8');
  const restored = withWireNames(text);
  if (restored !== text) writeFileSync(path, restored);
}

function main([first = '', second = '']: readonly string[]): void {
  if (first === '--restore') restore(second);
  else process.stdout.write(JSON.stringify(withDistinctNames(JSON.parse(readFileSync(first, 'utf8'))), null, 2));
}

if (/distinctNames\.[tj]s$/.test(process.argv[1] ?? '')) main(process.argv.slice(2));
