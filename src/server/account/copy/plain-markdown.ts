/** Blocks under a title. */
export function titled(title: string, blocks: readonly string[]): string {
  return `# ${title}\n\n${blocks.join('\n\n')}\n`;
}

/** What is not known is left out. */
export function listText(entries: readonly (readonly [name: string, value: unknown])[]): string {
  return entries
    .flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [`- ${name}: ${oneLine(value)}`] : [],
    )
    .join('\n');
}

/** A name with a line break in it must not begin a list of its own. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
