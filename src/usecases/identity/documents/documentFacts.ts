/** What the readers of the formats find out about a document. */

/** Why a file is not accepted; each has a text for clients and for pages. */
export type DocumentFault =
  | 'unknown_type'
  | 'too_large'
  | 'damaged'
  | 'too_many_pixels'
  | 'other_content'
  | 'active_pdf';

/** What the readers of the picture formats return. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Where the picture ends. */
  readonly end: number;
}
