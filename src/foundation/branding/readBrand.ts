/**
 * Reads the folder of an operator's brand (`BRANDING_DIR`): `brand.json`, `logo.svg` or `logo.png`, and the legal pages
 * `legal/NAME.en.md` and `legal/NAME.th.md`. It is read once, at the start of the server.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, type BrandLogo, type LegalPage, type LocalText, TALAD } from './brand';
import { type BrandFile, faultsOfBrandFile } from './brandFile';

/** The server must not start with this brand. The message is one line for the operator. */
export class BrandFault extends Error {
  override readonly name = 'BrandFault';
}

const LOGOS = [
  ['logo.svg', 'image/svg+xml'],
  ['logo.png', 'image/png'],
] as const;
const LOGO_BYTES_MAX = 100_000;
const LEGAL_BYTES_MAX = 500_000;
const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');

/** Reads the brand. `folder`: empty for Talad's own brand. Throws a `BrandFault`. */
export async function readBrand(folder: string): Promise<Brand> {
  if (folder === '') return TALAD;
  const file = readBrandFile(folder);
  const legalPages = await readLegalPages(folder, file.legal ?? []);
  return {
    name: localText(file.name) ?? TALAD.name,
    description: localText(file.description),
    home: file.home && { title: inBoth(file.home.title), lead: inBoth(file.home.lead) },
    support: file.support,
    colors: file.colors,
    logo: readLogo(folder),
    legalPages,
  };
}

function readBrandFile(folder: string): BrandFile {
  const path = join(folder, 'brand.json');
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new BrandFault(`BRANDING_DIR: ${path} cannot be read as JSON: ${(error as Error).message}`);
  }
  const faults = faultsOfBrandFile(content);
  if (faults.length > 0) throw new BrandFault(`BRANDING_DIR: ${path} is wrong: ${faults.join('; ')}`);
  return content as BrandFile;
}

function localText(text: LocalText | string | undefined): LocalText | undefined {
  return text === undefined ? undefined : inBoth(text);
}

function inBoth(text: LocalText | string): LocalText {
  return typeof text === 'string' ? { en: text, th: text } : text;
}

function readLogo(folder: string): BrandLogo | undefined {
  for (const [name, type] of LOGOS) {
    const path = join(folder, name);
    if (!existsSync(path)) continue;
    const bytes = readSmallFile(path, LOGO_BYTES_MAX);
    const isImage = type === 'image/png' ? bytes.subarray(0, 8).equals(PNG_START) : bytes.includes('<svg');
    if (!isImage) throw new BrandFault(`BRANDING_DIR: ${path} is not an image of type ${type}`);
    return { type, bytes };
  }
  return undefined;
}

async function readLegalPages(folder: string, names: readonly string[]): Promise<LegalPage[]> {
  if (names.length === 0) return [];
  // Loaded here, because most servers need it never.
  const { default: MarkdownIt } = await import('markdown-it');
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable('image');
  return names.map((name) => {
    const read = (language: keyof LocalText): { readonly title: string; readonly content: string } => {
      const path = join(folder, 'legal', `${name}.${language}.md`);
      const [, title, text] = /^# +([^\n]{1,120})\n(.*)$/s.exec(readText(path)) ?? [];
      if (title === undefined || text === undefined)
        throw new BrandFault(`BRANDING_DIR: ${path} must begin with its title, like "# Terms of use"`);
      return { title: title.trim(), content: markdown.render(text) };
    };
    const [en, th] = [read('en'), read('th')];
    return { name, title: { en: en.title, th: th.title }, content: { en: en.content, th: th.content } };
  });
}

function readText(path: string): string {
  return readSmallFile(path, LEGAL_BYTES_MAX).toString('utf8').replaceAll('\r\n', '\n').trimStart();
}

function readSmallFile(path: string, bytesMax: number): Buffer {
  try {
    const { size } = statSync(path);
    if (size > bytesMax) throw new Error(`it has ${size} bytes, and at most ${bytesMax} are allowed`);
    return readFileSync(path);
  } catch (error) {
    throw new BrandFault(`BRANDING_DIR: ${path} cannot be used: ${(error as Error).message}`);
  }
}
