/** A list as JSON text, for lists that every order writes. */
export function listText<Thing>(things: readonly Thing[], textOf: (thing: Thing) => string): string {
  let text = '';
  for (let index = 0; index < things.length; index += 1) text += index === 0 ? textOf(things[index] as Thing) : `,${textOf(things[index] as Thing)}`;
  return `[${text}]`;
}
