/** All names of streams that a stream document allows. */

/** The names that the address and the listed values of its parameters make; `examples` has the other parameters. */
export function streamNamesOf(
  address: string,
  values: Readonly<Record<string, readonly string[]>>,
  examples: Readonly<Record<string, string>>,
): string[] {
  const parameter = /\{(\w+)\}/.exec(address)?.[1];
  if (parameter === undefined) return [address];
  return (values[parameter] ?? [examples[parameter] ?? '']).flatMap((value) =>
    streamNamesOf(address.replace(`{${parameter}}`, value), values, examples),
  );
}
