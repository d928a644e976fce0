export type JsonBody = { ok: true; value: unknown } | { ok: false; reason: 'too-large' | 'malformed' };

/** Returns null for a body of more than `maxBytes`. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > maxBytes) return null;
  // Node enforces the announced length, so the body can be read at once instead of as a stream.
  if (announced !== null) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > maxBytes ? null : bytes;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Reads at most `maxBytes` of the request; an empty body is `undefined`. */
export async function readJson(request: Request, maxBytes: number): Promise<JsonBody> {
  const bytes = await readBytes(request, maxBytes);
  if (!bytes) return { ok: false, reason: 'too-large' };
  if (bytes.length === 0) return { ok: true, value: undefined };
  try {
    // PostgreSQL text can't contain NUL, so it is refused here for all routes.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { ok: true, value: text.includes(ESCAPED_NUL) ? parsedWithoutNul(text) : JSON.parse(text) };
  } catch {
    return { ok: false, reason: 'malformed' };
  }
}

// JSON has no other way to write it. An escaped backslash may precede it.
const ESCAPED_NUL = String.raw`\u0000`;

function parsedWithoutNul(text: string): unknown {
  return JSON.parse(text, (_key, entry: unknown) => {
    if (typeof entry === 'string' && entry.includes('\0')) throw new SyntaxError('NUL in a text');
    return entry;
  });
}
