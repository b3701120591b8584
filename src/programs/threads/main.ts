/** What the threads of the server do (`foundation/threadPool.ts`): each export is a job, by its name. */
import {
  type DocumentInput,
  type RecognizedDocument,
  recognizeDocument as recognize,
} from '../../usecases/identity/documents/recognizeDocument';
import { readGeneratedFile } from '../../web/docs/generatedFiles';
import { SEARCH_INDEX_FILE } from '../../web/docs/pageData';
import { type FoundPage, loadSearchIndex, type SearchInput, type SearchPages } from '../../web/docs/search';

/** The copy of a Buffer that a thread gets is none. */
export function recognizeDocument({ bytes, bytesMax }: DocumentInput): Promise<RecognizedDocument> {
  return recognize(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytesMax);
}

let index: Promise<SearchPages> | undefined;

export async function searchDocs({ text, countMax }: SearchInput): Promise<FoundPage[]> {
  index ??= readGeneratedFile(SEARCH_INDEX_FILE).then(loadSearchIndex);
  return (await index)(text, countMax);
}
