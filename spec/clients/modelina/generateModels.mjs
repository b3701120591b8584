/**
 * Generates models of the stream messages with Modelina: interfaces for TypeScript, and pydantic models for Python.
 *
 *     npm install @asyncapi/modelina
 *     node generateModels.mjs https://exchange.example/asyncapi.json models
 *
 * The models are written to `models/typescript` and `models/python/talad_streams`. Four things differ from Modelina's
 * defaults, which lose members or write programs that do not run:
 *
 * - Member names are kept as they are. By default Modelina makes `t` of `T`, and one of the two is lost.
 * - A list of permitted arrays, which only `SET_PROPERTY` and `GET_PROPERTY` have, becomes an array. By default Modelina
 *   makes texts of its values.
 * - In Python, a member with a single permitted value becomes a member of its type. By default Modelina writes a
 *   constant that is not valid Python.
 * - The model of everything that a channel sends is `KlineChannel`, because Modelina would name it `Kline`, as a schema.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  FormatHelpers,
  PYTHON_PYDANTIC_PRESET,
  PythonFileGenerator,
  pythonDefaultPropertyKeyConstraints,
  TypeScriptFileGenerator,
  typeScriptDefaultPropertyKeyConstraints,
} from '@asyncapi/modelina';

const PYTHON_PACKAGE = 'talad_streams';
const [source, target = 'models'] = process.argv.slice(2);
if (source === undefined) throw new Error('usage: node generateModels.mjs <address or file of asyncapi.json> [folder]');

const isAddress = /^https?:/.test(source);
const text = isAddress ? await (await fetch(source)).text() : await readFile(source, 'utf8');
const sameNames = { NAMING_FORMATTER: (name) => name };

/** A copy in which every object is replaced by what `change` returns for it. */
function rewrite(value, change) {
  if (Array.isArray(value)) return value.map((element) => rewrite(element, change));
  if (value === null || typeof value !== 'object') return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, member]) => [name, rewrite(member, change)])));
}

function withoutListsOfArrays({ enum: values, title, ...schema }) {
  if (!Array.isArray(values)) return { ...schema, ...(title !== undefined && { title }) };
  if (!values.every(Array.isArray)) return { ...schema, title, enum: values };
  const kinds = [...new Set(values.flat().map((value) => typeof value))];
  return { ...schema, type: 'array', items: { type: kinds } };
}

function withoutConstants({ const: value, ...schema }) {
  return value === undefined || schema.type === undefined ? { ...schema, ...(value !== undefined && { const: value }) } : schema;
}

function withNamesOfChannels(document) {
  const channels = Object.entries(document.channels).map(([name, channel]) => [`${name}Channel`, channel]);
  const renamed = (reference) => reference.replace(/^(#\/channels\/\w+)/, '$1Channel');
  return rewrite({ ...document, channels: Object.fromEntries(channels) }, ({ $ref, ...object }) =>
    typeof $ref === 'string' ? { $ref: renamed($ref), ...object } : object,
  );
}

async function generateTypescript(document) {
  const folder = join(target, 'typescript');
  const generator = new TypeScriptFileGenerator({
    modelType: 'interface',
    enumType: 'union',
    mapType: 'record',
    rawPropertyNames: true,
    constraints: { propertyKey: typeScriptDefaultPropertyKeyConstraints(sameNames) },
  });
  const models = await generator.generateToFiles(document, folder, { exportType: 'named' }, true);
  const lines = models.map(({ modelName }) => `export type { ${modelName} } from './${modelName}';\n`);
  await writeFile(join(folder, 'index.ts'), lines.join(''));
}

async function generatePython(document) {
  const folder = join(target, 'python', PYTHON_PACKAGE);
  const generator = new PythonFileGenerator({
    presets: [PYTHON_PYDANTIC_PRESET],
    constraints: { propertyKey: pythonDefaultPropertyKeyConstraints(sameNames) },
  });
  const models = await generator.generateToFiles(document, folder, { packageName: PYTHON_PACKAGE }, true);
  const lines = models.map(({ modelName }) => `from .${FormatHelpers.toSnakeCase(modelName)} import ${modelName}\n`);
  await writeFile(join(folder, '__init__.py'), lines.join(''));
}

await mkdir(target, { recursive: true });
const document = rewrite(withNamesOfChannels(JSON.parse(text)), withoutListsOfArrays);
await generateTypescript(document);
await generatePython(rewrite(document, withoutConstants));
