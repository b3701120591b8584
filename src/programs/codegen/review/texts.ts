/** The changes as text: for the terminal, and a summary in Markdown. */
import { type Change, type Class, countByClass } from './changes';
import type { DocumentReview, Reviews } from './documents';
import { type ChangeRecord, changeRecord } from './records';

const LISTED_CLASSES: readonly Class[] = ['breaking', 'additive'];
/** In a summary, so that it fits into a comment. */
const LISTED_MAX = 30;

/** Every change; editorial ones with the old text (`-`) and the new one (`+`), unless it is `isBrief`. */
export function reviewText(reviews: Reviews, isBrief = false): string {
  return Object.entries(reviews)
    .flatMap(([name, review]) => [
      headOf(name, review),
      ...review.changes.filter((change) => !isBrief || change.class !== 'editorial').map(changeText),
    ])
    .join('\n');
}

/** The number of changes of each class, and the first breaking and additive ones. */
export function reviewSummary(reviews: Reviews): string {
  const rows = Object.entries(reviews).map(([name, { from, to, changes }]) => {
    const counts = countByClass(changes).map(([, count]) => count);
    return `| ${name} | ${from ?? 'new'} → ${to} | ${counts.join(' | ')} |`;
  });
  const lines = LISTED_CLASSES.flatMap((kind) =>
    Object.entries(reviews).flatMap(([name, { changes }]) =>
      changes
        .filter((change) => change.class === kind)
        .map((change) => `${kind}: ${name}, ${change.place}: ${change.what}${reachText(change)}`),
    ),
  );
  const left = lines.length - LISTED_MAX;
  return [
    '| Document | Version | Breaking | Additive | Editorial |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    // Indented lines are shown as they are, so that texts of the contract cannot become links or mentions.
    ...lines.slice(0, LISTED_MAX).map((line) => `    ${line}`),
    ...(left > 0 ? [`    and ${left} more`] : []),
    '',
  ].join('\n');
}

function headOf(name: string, { from, to, changes }: DocumentReview): string {
  if (from === null) return `${name} ${to}, not released yet`;
  const counts = countByClass(changes).map(([kind, count]) => `${count} ${kind}`);
  return `${name} ${from} -> ${to}: ${changes.length === 0 ? 'unchanged' : counts.join(', ')}`;
}

function changeText(change: DocumentReview['changes'][number]): string {
  const record = changeRecord(change);
  const head = `  ${record.class.padEnd(9)}  ${record.place}${othersText(record.also)}: ${record.what}${reachText(change)}`;
  return [head, ...marked('-', record.before), ...marked('+', record.after)].join('\n');
}

/** The further place with the same change, or their number. */
export function othersText(also: ChangeRecord['also']): string {
  if (also === undefined) return '';
  return also.length === 1 ? ` and ${also[0]}` : ` and ${also.length} other places`;
}

/** How many operations use the shared part that changes. */
export function reachText({ reach }: Change): string {
  if (reach === undefined || reach === 0) return '';
  return reach === 1 ? ', in 1 operation' : `, in ${reach} operations`;
}

function marked(sign: string, text: string | undefined): string[] {
  return text === undefined ? [] : text.split('\n').map((line) => `    ${sign} ${line}`.trimEnd());
}
