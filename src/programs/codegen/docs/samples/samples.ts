/** The samples of an operation: complete programs that need only the standard library of their language. */
import type { DocumentObject } from '../../json/jsonDocument';
import { curlSample } from './curl';
import { goSample } from './go';
import { javaSample } from './java';
import { phpSample } from './php';
import { pythonSample } from './python';
import { type SampleRequest, sampleRequest } from './sampleRequest';
import { typescriptSample } from './typescript';

export interface Sample {
  /** Also the name of the language in code blocks. */
  readonly id: SampleLanguage;
  readonly name: string;
  readonly code: string;
}

export const SAMPLE_LANGUAGES = [
  { id: 'sh', name: 'curl', write: curlSample },
  { id: 'ts', name: 'TypeScript', write: typescriptSample },
  { id: 'python', name: 'Python', write: pythonSample },
  { id: 'go', name: 'Go', write: goSample },
  { id: 'java', name: 'Java', write: javaSample },
  { id: 'php', name: 'PHP', write: phpSample },
] as const satisfies readonly {
  readonly id: string;
  readonly name: string;
  readonly write: (request: SampleRequest) => string;
}[];
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]['id'];

export function samplesOf(
  document: DocumentObject,
  place: { method: string; path: string; operation: DocumentObject },
): Sample[] {
  const request = sampleRequest(document, place);
  return SAMPLE_LANGUAGES.map(({ id, name, write }) => ({ id, name, code: write(request) }));
}
