export type FileKind = 'pdf' | 'docx' | 'picture' | 'heic';

/** Detects the type by the first bytes, because the file's name and MIME type can be wrong. */
export function fileKind(bytes: Uint8Array): FileKind | null {
  const start = String.fromCharCode(...bytes.subarray(0, 1024));
  // A PDF may have a few bytes before its signature.
  if (start.includes('%PDF-')) return 'pdf';
  if (start.startsWith('PK\u0003\u0004')) return 'docx';
  if (start.startsWith('\u00FF\u00D8\u00FF') || start.startsWith('\u0089PNG\r\n')) return 'picture';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'picture';
  if (start.startsWith('BM') || start.startsWith('GIF8')) return 'picture';
  if (start.slice(4, 8) === 'ftyp')
    return /^(?:heic|heix|heif|hevc|mif1|msf1|avif)/.test(start.slice(8, 12)) ? 'heic' : null;
  return null;
}
