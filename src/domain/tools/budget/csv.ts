/** Rows for a spreadsheet (RFC 4180), with a byte order mark for old spreadsheets. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

// Spreadsheets run such a cell as a formula: "=HYPERLINK(…)" in a name could send the sheet's data away.
const formulaStart = /^[\s\u200B\uFEFF]*[=+\-@|%＝＋－＠\t\r\n]/u;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

function cell(text: string): string {
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
