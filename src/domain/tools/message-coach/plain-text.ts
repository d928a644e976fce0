const alike: Readonly<Record<string, string>> = {
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

/** The text with plain quotes, dashes and spaces, each letter still in its old place. */
export function plainText(text: string): string {
  return text.replace(/[’‘ʼ`´“”–—\u00A0\t]/g, (sign) => alike[sign] ?? sign);
}

/** The same with what is quoted blanked out: the other person's words are not the writer's. */
export function withoutQuotes(text: string): string {
  return text
    .replace(/^[ ]*>.*$/gm, (line) => ' '.repeat(line.length))
    .replace(/"[^"\n]{1,400}"/g, (quoted) => ' '.repeat(quoted.length));
}
