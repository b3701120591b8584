/** What must be noticed of archiving: rows that are lost on the way, and what is told or audited over the gap that they leave. */
import type { Sabotage } from '../sabotage';

const archive = { file: 'test/launch/archive.test.ts', name: 'archiving beside traffic, killed and repeated, loses nothing, leaves no incomplete list, and the audit finds no violations' };

export const ARCHIVES: readonly Sabotage[] = [
  {
    promises: [56],
    what: 'a row goes before it is in a file',
    file: 'src/launch/archive/archiveFile.ts',
    find: 'content: linesOf(rows),',
    replace: 'content: linesOf(rows.slice(1)),',
    caughtBy: archive,
  },
  {
    promises: [56],
    what: 'books that do not add up are archived',
    file: 'src/launch/archive/archive.ts',
    find: '    await auditTables(used, settings, say, { saveAsArchiveCheckpoint: true });\n',
    replace: '    await auditTables(used, settings, say, { saveAsArchiveCheckpoint: true }).catch(() => 0);\n',
    caughtBy: archive,
  },
  {
    promises: [56],
    what: 'whole audits begin where nothing is any more',
    file: 'src/launch/archive/plan.ts',
    find: '  await activateArchiveCheckpoint(connection, baseSequence);\n',
    replace: '  await activateArchiveCheckpoint(connection, baseSequence + 1);\n',
    caughtBy: archive,
  },
  {
    promises: [56],
    what: 'what repeats are answered from goes too',
    file: 'src/store/archive/archiveParts.ts',
    find: 'keys.filter((sequence) => !answering.has(sequence));',
    replace: 'keys.filter(() => true);',
    caughtBy: archive,
  },
  {
    promises: [56],
    what: 'user data is resumed over a gap',
    file: 'src/launch/archive/plan.ts',
    find: "    if (part === EVENTS_PART) await setArchiveProgress(connection, 'user_data', through);\n",
    replace: '',
    caughtBy: archive,
  },
  {
    promises: [56],
    what: 'the row before what is kept goes, with the close that klines without trades take from it',
    file: 'src/store/archive/archiveParts.ts',
    find: 'return newest > first ? newest - 1 : undefined;',
    replace: 'return newest > first ? newest : undefined;',
    caughtBy: archive,
  },
  {
    promises: [56],
    what: 'one who reads slowly is led over what was archived meanwhile',
    file: 'src/store/trading/userEvents.ts',
    find: '> range.after)\n    throw',
    replace: '> Infinity)\n    throw',
    caughtBy: archive,
  },
  {
    promises: [56],
    what: 'where what comes next was archived, a resume is refused as a fault of ours',
    file: 'src/streams/userData/userData.ts',
    find: "connection.close(CLOSE.tryAgainLater, 'the events that come next were archived');",
    replace: "connection.close(CLOSE.internalError, 'internal error');",
    caughtBy: {
      file: 'test/streams/overtaken.test.ts',
      name: 'one who reads so slowly that the next events were archived',
    },
  },
];
