/** The pages in the contract: only those to which apps link are described there. */
import { isPage } from '../../src/programs/codegen/documents/contract';
import { type DocumentObject, members } from '../../src/programs/codegen/json/jsonDocument';
import { pages } from '../../src/web/index';
import { generatedDocument } from './contractDocuments';

function pagesOf(document: DocumentObject): { readonly path: string; readonly methods: readonly string[] }[] {
  const described = members(document['paths']).map(([path, item]) => ({
    path,
    operations: members(item).filter(([, value]) => isPage(value)),
  }));
  return described
    .filter(({ operations }) => operations.length > 0)
    .map(({ path, operations }) => ({ path, methods: operations.map(([method]) => method) }));
}

test('the pages are published, and each is served with exactly its methods', () => {
  const described = pagesOf(generatedDocument('openapi.published.json'));
  expect(described).toEqual([{ path: '/portal/login', methods: ['get'] }]);
  for (const { path, methods } of described) expect(pages.methodsAt(path)).toEqual(methods);
});

test('the pages are not operations of the API', () => {
  expect(pagesOf(generatedDocument('openapi.json'))).toEqual([]);
});
