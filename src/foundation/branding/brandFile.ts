/** The format of `brand.json`, and its checks. */
import Ajv from 'ajv';
import type { BrandColors, LocalText } from './brand';
import { contrast } from './contrast';

/** `brand.json` of an operator. Every member may be left out. */
export interface BrandFile {
  readonly name?: LocalText | string;
  readonly description?: LocalText | string;
  readonly home?: { readonly title: LocalText | string; readonly lead: LocalText | string };
  readonly support?: string;
  readonly colors?: { readonly light: BrandColors; readonly dark: BrandColors };
  /** Names of the legal pages, in the order of their links. */
  readonly legal?: readonly string[];
}

const textOf = (maxLength: number): object => {
  const text = { type: 'string', minLength: 1, maxLength, pattern: '^[^\\p{Cc}]*$' };
  return {
    anyOf: [
      text,
      { type: 'object', additionalProperties: false, required: ['en', 'th'], properties: { en: text, th: text } },
    ],
  };
};
const COLOR = { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' };
const COLORS = {
  type: 'object',
  additionalProperties: false,
  required: ['accent', 'accentStrong', 'onAccent'],
  properties: { accent: COLOR, accentStrong: COLOR, onAccent: COLOR },
};
const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: textOf(40),
    description: textOf(300),
    home: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'lead'],
      properties: { title: textOf(120), lead: textOf(600) },
    },
    support: { type: 'string', maxLength: 300, pattern: '^(mailto:[!-~]+@[!-~]+|https://[!-~]+)$' },
    colors: {
      type: 'object',
      additionalProperties: false,
      required: ['light', 'dark'],
      properties: { light: COLORS, dark: COLORS },
    },
    legal: {
      type: 'array',
      maxItems: 10,
      uniqueItems: true,
      items: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' },
    },
  },
};

/** Background of pages and of cards in `style.css`, on which links stand. */
export const BACKGROUNDS = { light: ['#f6f5f1', '#ffffff'], dark: ['#121715', '#1a211e'] } as const;
/** Smallest contrast of text of usual size, by WCAG 2.2, success criterion 1.4.3. */
const CONTRAST_MIN = 4.5;

/** Returns the faults of a parsed `brand.json`; empty if there are none. */
export function faultsOfBrandFile(content: unknown): string[] {
  const ajv = new Ajv({ allErrors: true, unicodeRegExp: true });
  if (!ajv.validate(SCHEMA, content))
    return [...new Set((ajv.errors ?? []).map(({ instancePath: at, message }) => `${at || 'the file'} ${message}`))];
  const { colors } = content as BrandFile;
  return colors === undefined ? [] : (['light', 'dark'] as const).flatMap((mode) => contrastFaults(mode, colors[mode]));
}

function contrastFaults(mode: 'light' | 'dark', { accent, accentStrong, onAccent }: BrandColors): string[] {
  const pairs = [
    ...BACKGROUNDS[mode].flatMap((background) => [
      ['accent', accent, background] as const,
      ['accentStrong', accentStrong, background] as const,
    ]),
    ['onAccent', onAccent, accent] as const,
    ['onAccent', onAccent, accentStrong] as const,
  ];
  return pairs
    .filter(([, text, background]) => contrast(text, background) < CONTRAST_MIN)
    .map(([name, text, background]) => {
      const ratio = (Math.floor(contrast(text, background) * 100) / 100).toFixed(2);
      return `/colors/${mode}/${name} has a contrast of ${ratio} on ${background}, and text needs ${CONTRAST_MIN}`;
    });
}
