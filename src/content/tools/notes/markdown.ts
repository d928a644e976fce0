/** The few forms of Markdown that the chat shows. Text of a person cannot become one of them. */
export function bold(text: string): string {
  return `**${plain(text)}**`;
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** Paragraphs, without empty ones. */
export function paragraphs(...blocks: readonly (string | null | undefined | false)[]): string {
  return blocks.filter((block) => block).join('\n\n');
}

/** Without marks and line breaks, so that it stays one piece of a line. */
export function plain(text: string): string {
  return text
    .replaceAll(/\*\*|\[(?=\d{1,2}\])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
