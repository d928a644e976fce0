export type JsonBody = { ok: true; value: unknown } | { ok: false; reason: 'too-large' | 'malformed' };

/** Null when it is more than `maxBytes`. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
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
    // PostgreSQL text holds no NUL: refused here, once, for every route.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text, (_key, entry: unknown) => {
      if (typeof entry === 'string' && entry.includes('\0')) throw new SyntaxError('NUL in a text');
      return entry;
    });
    return { ok: true, value };
  } catch {
    return { ok: false, reason: 'malformed' };
  }
}
