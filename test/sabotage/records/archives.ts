/** Faults in archiving: rows that are lost, and reads or audits across the resulting gap. */
import type { PlantedFault } from '../plantedFault';

const archive = {
  file: 'test/launch/archive.test.ts',
  name: 'archiving beside traffic, killed and repeated, loses nothing, leaves no incomplete list, and the audit finds no violations',
};

export const ARCHIVES: readonly PlantedFault[] = [
  {
    promises: [56],
    what: 'a row is deleted before it is in a file',
    file: 'src/programs/launch/archive/archiveFile.ts',
    find: 'content: formatLines(rows),',
    replace: 'content: formatLines(rows.slice(1)),',
    caughtBy: archive,
  },
  {
    promises: [56],
    what: 'history is archived although the audit found violations',
    file: 'src/programs/launch/archive/archive.ts',
    find: '    await auditTables(used, settings, say, { saveAsArchiveCheckpoint: true });\n',
    replace: '    await auditTables(used, settings, say, { saveAsArchiveCheckpoint: true }).catch(() => 0);\n',
    caughtBy: archive,
  },
  {
    promises: [56],
    what: 'full audits start where rows are already archived',
    file: 'src/programs/launch/archive/archivePlan.ts',
    find: '  await activateArchiveCheckpoint(connection, baseSequence);\n',
    replace: '  await activateArchiveCheckpoint(connection, baseSequence + 1);\n',
    caughtBy: archive,
  },
  {
    promises: [56],
    what: 'events that answer repeated requests are archived',
    file: 'src/store/archive/archiveParts.ts',
    find: 'keys.filter((sequence) => !answering.has(sequence));',
    replace: 'keys.filter(() => true);',
    caughtBy: archive,
  },
  {
    promises: [56],
    what: 'user data is resumed across a gap',
    file: 'src/programs/launch/archive/archivePlan.ts',
    find: "    if (part === EVENTS_PART) await setArchiveProgress(connection, 'user_data', through);\n",
    replace: '',
    caughtBy: archive,
  },
  {
    promises: [56],
    what: 'the row before the first kept one is archived, with the close price that klines without trades need',
    file: 'src/store/archive/archiveParts.ts',
    find: 'return newest > first ? newest - 1 : undefined;',
    replace: 'return newest > first ? newest : undefined;',
    caughtBy: archive,
  },
  {
    promises: [56],
    what: 'a slow reader misses rows that are archived meanwhile',
    file: 'src/store/trading/userEvents.ts',
    find: '> range.after)\n    throw',
    replace: '> Infinity)\n    throw',
    caughtBy: archive,
  },
  {
    promises: [56],
    what: 'a resume from archived events is answered as an internal error',
    file: 'src/api/streams/userData/userData.ts',
    find: "connection.close(CLOSE.tryAgainLater, 'the events that come next were archived');",
    replace: "connection.close(CLOSE.internalError, 'internal error');",
    caughtBy: {
      file: 'test/streams/archivedEvents.test.ts',
      name: 'a follower whose next events were archived is closed, and cannot resume across the gap',
    },
  },
];
