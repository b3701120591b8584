/** What the readers of the formats find out about a document. */

/** What the readers of the picture formats return. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Where the picture ends. */
  readonly end: number;
}
