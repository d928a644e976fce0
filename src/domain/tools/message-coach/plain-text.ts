const plainEquivalents: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '\u00A0': ' ',
  '\t': ' ',
};

/** Returns the text with plain quotes, dashes and spaces. Positions stay the same. */
export function plainText(text: string): string {
  return text.replace(/[’‘ʼ`´“”–—\u00A0\t]/g, (sign) => plainEquivalents[sign] ?? sign);
}

/** Returns the plain text with quotations masked, because the other person's words are not the writer's. */
export function stripQuotes(text: string): string {
  return text
    .replace(/^[ ]*>.*$/gm, (line) => ' '.repeat(line.length))
    .replace(/"[^"\n]{1,400}"/g, (quoted) => ' '.repeat(quoted.length));
}
