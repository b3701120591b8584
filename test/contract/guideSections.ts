/** Extracts chapters of the guides, and the programs in them. */

/** From a heading with one `#` to the next; a `#` in a program does not count. */
export function guideSection(guide: string, title: string): string {
  const lines = guide.split('\n');
  let isCode = false;
  const heads = lines.map((line) => {
    if (line.startsWith('```')) isCode = !isCode;
    return !isCode && line.startsWith('# ');
  });
  const begin = lines.findIndex((line, index) => heads[index] === true && line === `# ${title}`);
  if (begin === -1) throw new Error(`no chapter ${title}`);
  const end = heads.findIndex((isHead, index) => isHead && index > begin);
  return lines.slice(begin, end === -1 ? undefined : end).join('\n');
}

/** The code blocks in a language, in order. */
export function codeBlocksIn(chapter: string, language: string): string[] {
  return [...chapter.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , code = '']) => code.trimEnd());
}
