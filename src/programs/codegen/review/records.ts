/**
 * Changes as the changelog lists them. A changed text is shown in its old and new wording, because it has no other
 * description; of a long text only the changed paragraphs are shown.
 */
import { diffArrays } from 'diff';
import { stringify } from 'yaml';
import type { DocumentValue } from '../json/jsonDocument';
import type { Change } from './changes';

export interface ChangeRecord extends Pick<Change, 'class' | 'place' | 'what' | 'also'> {
  /** The changed paragraphs of an editorial change. */
  readonly before?: string;
  readonly after?: string;
}

/** Stands for unchanged paragraphs that are not shown. */
export const OMITTED = '[…]';

export function changeRecord(change: Change): ChangeRecord {
  const { class: kind, place, what, also } = change;
  const head = { class: kind, place, what, ...(also !== undefined && { also }) };
  return kind === 'editorial' ? { ...head, ...partTexts(change) } : head;
}

/** The text of a part of a document: a text itself, anything else as YAML. */
export function textOf(value: DocumentValue): string {
  return typeof value === 'string' ? value : stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** The changed paragraphs of the texts before and after, with `OMITTED` in place of those between them. */
export function partTexts({ before, after }: Change): Pick<ChangeRecord, 'before' | 'after'> {
  if (before === undefined || after === undefined)
    return {
      ...(before !== undefined && { before: textOf(before).trim() }),
      ...(after !== undefined && { after: textOf(after).trim() }),
    };
  const [old, fresh] = [paragraphsOf(textOf(before)), paragraphsOf(textOf(after))];
  const shown = { before: [] as string[], after: [] as string[] };
  for (const { added, removed, value } of diffArrays(old, fresh)) {
    if (removed) shown.before.push(...value);
    else if (added) shown.after.push(...value);
    else for (const texts of [shown.before, shown.after]) if (texts.at(-1) !== OMITTED) texts.push(OMITTED);
  }
  return { before: joined(shown.before), after: joined(shown.after) };
}

/** Paragraphs are separated by empty lines. Each row of a table is one too. */
function paragraphsOf(text: string): string[] {
  return text
    .trim()
    .split(/\n\n+|\n(?=\|)/)
    .filter((paragraph) => paragraph !== '');
}

function joined(paragraphs: readonly string[]): string {
  return paragraphs.reduce((text, paragraph) => {
    if (text === '') return paragraph;
    return `${text}${paragraph.startsWith('|') ? '\n' : '\n\n'}${paragraph}`;
  }, '');
}
