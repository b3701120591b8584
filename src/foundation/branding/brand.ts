/**
 * The parts of the pages that an operator may change without touching code: name, logo, colours, texts, legal pages.
 */

/** A text in each language of the pages. */
export interface LocalText {
  readonly en: string;
  readonly th: string;
}

/** Colours as `#rrggbb`: of links and buttons, of the same under the pointer, and of the text on buttons. */
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

/** A page that the law or the operator requires, such as the terms. Its path is `/legal/` and the name. */
export interface LegalPage {
  readonly name: string;
  readonly title: LocalText;
  /** The content as HTML without the title. It is made from Markdown and contains no HTML of the author. */
  readonly content: LocalText;
}

/** The brand of the exchange. For an undefined member, the pages use Talad's default. */
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
  /** Legal pages in the order of their links at the foot of each page. */
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
