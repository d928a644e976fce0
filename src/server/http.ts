import type { Context } from 'hono';

export type JsonBody = { ok: true; value: unknown } | { ok: false; reason: 'too-large' | 'malformed' };

/** Reads at most `maxBytes` of the request; an empty body is `undefined`. */
export async function readJson(request: Request, maxBytes: number): Promise<JsonBody> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    return { ok: false, reason: 'too-large' };
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return { ok: false, reason: 'too-large' };
    chunks.push(chunk);
  }
  if (size === 0) return { ok: true, value: undefined };
  try {
    // PostgreSQL text holds no NUL: refused here, once, for every route.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    const value: unknown = JSON.parse(text, (_key, entry: unknown) => {
      if (typeof entry === 'string' && entry.includes('\0')) throw new SyntaxError('NUL in a text');
      return entry;
    });
    return { ok: true, value };
  } catch {
    return { ok: false, reason: 'malformed' };
  }
}

interface NodeBindings {
  incoming?: { socket: { remoteAddress?: string } };
}

/** The address of the caller, for rate limits and the audit log; '' when there is none. */
export function clientAddress(context: Context): string {
  return (context.env as NodeBindings | undefined)?.incoming?.socket.remoteAddress ?? '';
}
