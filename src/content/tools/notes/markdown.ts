/** The few forms of Markdown that the chat shows. A person's text is escaped, so it can't become one of them. */
export function bold(text: string): string {
  return `**${plain(text)}**`;
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** Joins paragraphs, leaving out empty ones. */
export function paragraphs(...blocks: readonly (string | null | undefined | false)[]): string {
  return blocks.filter((block) => block).join('\n\n');
}

/** Removes Markdown and line breaks, so that the text stays a part of one line. */
export function plain(text: string): string {
  return text
    .replaceAll(/\*\*|\[(?=\d{1,2}\])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
