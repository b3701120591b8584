/** The Binance documentation, as `spec/binance/documented.yaml` describes it in our own words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Why something is not here, by its name; `operation`, `stream` or `event` for the whole of it. */
export type Reasons = Readonly<Record<string, string>>;

export interface DocumentedCall {
  /** `GET /api/v3/depth`. */
  readonly call: string;
  readonly signed?: boolean;
  readonly parameters?: readonly string[];
  /** Members of lists and of inner objects are written with a dot. */
  readonly members?: readonly string[];
  readonly why?: Reasons;
}

export interface DocumentedStream {
  readonly name: string;
  /** A name of the stream as a client sends it. */
  readonly example: string;
  readonly members?: readonly string[];
  readonly why?: Reasons;
}

export interface DocumentedEvent {
  readonly name: string;
  /** The name of our schema, if we have the event. */
  readonly schema: string;
  readonly members?: readonly string[];
  readonly why?: Reasons;
}

export interface DocumentedInterface {
  readonly http: readonly { readonly group: string; readonly operations: readonly DocumentedCall[] }[];
  readonly streams: readonly DocumentedStream[];
  readonly events: readonly DocumentedEvent[];
  readonly controls: readonly string[];
  readonly methods: readonly {
    readonly group: string;
    readonly methods: readonly string[];
    readonly why?: Reasons;
  }[];
  /** What is not an operation: their rule and ours. */
  readonly limits: readonly { readonly topic: string; readonly theirs: string; readonly ours: string }[];
}

export function readDocumented(specFolder: string): DocumentedInterface {
  return parse(readFileSync(join(specFolder, 'binance', 'documented.yaml'), 'utf8')) as DocumentedInterface;
}
