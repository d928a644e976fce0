/** Blocks of text with a title. */
export function titled(title: string, blocks: readonly string[]): string {
  return `# ${title}\n\n${blocks.join('\n\n')}\n`;
}

/** Unknown values are left out. */
export function listText(entries: readonly (readonly [name: string, value: unknown])[]): string {
  return entries
    .flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [`- ${name}: ${oneLine(value)}`] : [],
    )
    .join('\n');
}

/** A line break in a name would start a new list item. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
