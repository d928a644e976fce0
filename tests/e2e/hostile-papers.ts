import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';

export function broken(name: string, buffer: Buffer) {
  const types: Record<string, string> = { png: 'image/png', pdf: 'application/pdf' };
  return { name, mimeType: types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream', buffer };
}

export function bomb(): Buffer {
  return Buffer.from(zipSync({ 'word/document.xml': Buffer.alloc(60_000_000, 'a') }));
}

/** A header with the size of the picture, without content. */
export function hugePicture(width = 60_000, height = 60_000): Buffer {
  const head = Buffer.alloc(33);
  head.write('\u0089PNG\r\n\u001A\n', 0, 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.writeUInt8(8, 24);
  return head;
}

export function manyPages(count: number): Buffer {
  const kids = '3 0 R '.repeat(count);
  return pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
  ]);
}

const summonsText =
  'BT /F1 12 Tf 72 700 Td (SUMMONS) Tj 0 -20 Td (You must file an answer within 21 days after service.) Tj ET';

export function scriptedPdf(): Buffer {
  return onePage({
    catalog: '/OpenAction << /S /JavaScript /JS (while\\(true\\){app.alert\\(1\\)}) >>',
    content: `<< /Length ${summonsText.length} >>\nstream\n${summonsText}\nendstream`,
  });
}

/** An attack like CVE-2024-4367: a library that generates code from fonts would run it. */
export function fontScriptPdf(): Buffer {
  return onePage({
    font: '/FontMatrix [0.001 0 0 0.001 0 (0\\); document.title = "run"; \\(0)]',
    content: `<< /Length ${summonsText.length} >>\nstream\n${summonsText}\nendstream`,
  });
}

export function packedPdf(): Buffer {
  const packed = deflateSync(Buffer.concat([Buffer.alloc(30_000_000, ' '), Buffer.from(summonsText)]));
  return onePage({
    content: `<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`,
  });
}

function onePage({ catalog = '', font = '', content }: { catalog?: string; font?: string; content: string }) {
  return pdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    content,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${font} >>`,
  ]);
}

export const brokenTables: [string, (whole: Buffer) => Buffer][] = [
  ['offsets that point nowhere', (whole) => replaced(whole, /\d{10} 00000 n/g, '0000099999 00000 n')],
  [
    'offsets that all point to one object',
    (whole) => replaced(whole, /\d{10} 00000 n/g, '0000000009 00000 n'),
  ],
  ['no table where its place is said to be', (whole) => replaced(whole, /startxref\n\d+/, 'startxref\n7')],
  ['a table that goes on and on', (whole) => replaced(whole, /xref\n0 \d+\n/, 'xref\n0 99999999\n')],
  ['a table that names itself as the one before it', loopedTable],
];

function replaced(whole: Buffer, what: RegExp, by: string): Buffer {
  return Buffer.from(whole.toString('latin1').replace(what, by), 'latin1');
}

function loopedTable(whole: Buffer): Buffer {
  const start = /startxref\n(\d+)/.exec(whole.toString('latin1'))?.[1] ?? '0';
  return replaced(whole, /\/Root 1 0 R/, `/Root 1 0 R /Prev ${start}`);
}

/** Encrypted with the oldest method, and with a password that is not empty. */
export function lockedPdf(): Buffer {
  const key = '<' + '5a'.repeat(32) + '>';
  const encrypt = `<< /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >>`;
  return pdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
      encrypt,
    ],
    ` /Encrypt 4 0 R /ID [${key} ${key}]`,
  );
}

function pdf(objects: readonly string[], trailer = ''): Buffer {
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = body.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${trailer} >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(body, 'latin1');
}
