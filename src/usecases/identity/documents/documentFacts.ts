/** Facts about a document that the readers of the file formats find. */

/** Facts that the readers of picture formats return. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Position in bytes at which the picture ends. */
  readonly end: number;
}
