/** What an operator may change of the pages without touching code: name, logo, colours, texts, legal pages. */

/** A text in each language of the pages. */
export interface LocalText {
  readonly en: string;
  readonly th: string;
}

/** Colours of links and buttons as `#rrggbb`: of links and buttons, of the same under the pointer, and of text on them. */
export interface BrandColors {
  readonly accent: string;
  readonly accentStrong: string;
  readonly onAccent: string;
}

export interface BrandLogo {
  /** `image/svg+xml` or `image/png`. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** A page that the law or the operator wants, such as the terms. Its address is `/legal/` and the name. */
export interface LegalPage {
  readonly name: string;
  readonly title: LocalText;
  /** HTML without the title, made from Markdown; it contains no HTML of its author. */
  readonly content: LocalText;
}

/** The brand of an operator. For an undefined member, the pages use their own text. */
export interface Brand {
  readonly name: LocalText;
  /** One sentence about the exchange for search engines. */
  readonly description: LocalText | undefined;
  /** Heading and first paragraph of the home page. */
  readonly home: { readonly title: LocalText; readonly lead: LocalText } | undefined;
  /** A `mailto:` or `https:` address where users get help. */
  readonly support: string | undefined;
  readonly colors: { readonly light: BrandColors; readonly dark: BrandColors } | undefined;
  readonly logo: BrandLogo | undefined;
  /** In the order of the links at the foot of each page. */
  readonly legalPages: readonly LegalPage[];
}

export const TALAD: Brand = {
  name: { en: 'Talad', th: 'Talad' },
  description: undefined,
  home: undefined,
  support: undefined,
  colors: undefined,
  logo: undefined,
  legalPages: [],
};
