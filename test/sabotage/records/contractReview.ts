/** Faults in the review of contract changes, and in what is published of releases. */
import type { PlantedFault } from '../plantedFault';

const review = 'test/contract/review/review.test.ts';
const releases = 'test/contract/review/releases.test.ts';

export const CONTRACT_REVIEW: readonly PlantedFault[] = [
  {
    promises: [37],
    what: "the partner's document is compared as if partners were clients",
    file: 'src/programs/codegen/review/documents.ts',
    find: "'partner.openapi': { paths: 'server', webhooks: 'server' }",
    replace: "'partner.openapi': { paths: 'client', webhooks: 'server' }",
    caughtBy: { file: review, name: 'a change made by hand' },
  },
  {
    promises: [37],
    what: 'webhooks that the exchange sends to partners are compared as if partners sent them',
    file: 'src/programs/codegen/review/documents.ts',
    find: "'partner.openapi': { paths: 'server', webhooks: 'server' }",
    replace: "'partner.openapi': { paths: 'server', webhooks: 'client' }",
    caughtBy: { file: review, name: 'a change made by hand' },
  },
  {
    promises: [37],
    what: 'a removed member of a response is additive',
    file: 'src/programs/codegen/review/changes.ts',
    find: "received: { wider: 'breaking', grown: 'additive', narrower: 'additive', other: 'breaking',",
    replace: "received: { wider: 'breaking', grown: 'additive', narrower: 'additive', other: 'additive',",
    caughtBy: { file: review, name: 'a change made by hand' },
  },
  {
    promises: [37],
    what: 'parameters of a whole path are not compared',
    file: 'src/programs/codegen/review/operationParts.ts',
    find: '[...shared, ...elements(operation',
    replace: '[...elements(operation',
    caughtBy: { file: review, name: 'a change made by hand' },
  },
  {
    promises: [37],
    what: 'the page does not show the texts of editorial changes',
    file: 'src/programs/codegen/review/page/changeHtml.ts',
    find: '{sides(change)}</article>',
    replace: "{kind === 'editorial' ? undefined : sides(change)}</article>",
    caughtBy: {
      file: 'test/contract/review/reviewPage.test.ts',
      name: 'the page shows the old and the new text with the changed words marked',
    },
  },
  {
    promises: [37],
    what: 'the changelog does not have the texts of editorial changes',
    file: 'src/programs/codegen/review/records.ts',
    find: "kind === 'editorial' ? { ...head, ...partTexts(change) } : head",
    replace: 'head',
    caughtBy: { file: releases, name: 'the public changelog has the releases of published documents' },
  },
  {
    promises: [37],
    what: 'a released version is replaced by a later text',
    file: 'src/programs/codegen/review/releases.ts',
    find: 'return isLowerVersion(to, next)\n',
    replace: 'return isLowerVersion(to, from)\n',
    caughtBy: { file: releases, name: 'a released version never gets another content' },
  },
  {
    promises: [37],
    what: 'released documents are not served',
    file: 'src/web/pageHandler.ts',
    find: '    ...releasedFiles(publicUrl),\n',
    replace: '',
    caughtBy: { file: 'test/pages/docs/releasedFiles.test.ts', name: 'is listed, newest first, and served' },
  },
];
