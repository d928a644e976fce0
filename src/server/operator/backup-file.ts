import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { linesOf } from './lines-of.ts';
import type { Line } from './snapshot-format.ts';

/** The lines of a snapshot in the format of the file. */
export function encodeBackup(lines: Readable): Readable {
  // Optimized for speed, not size: the embedded database is blocked meanwhile.
  const gzip = createGzip({ level: 1 });
  pipeline(lines, gzip).catch((error: unknown) => gzip.destroy(error as Error));
  return gzip;
}

/** The file is readable only by its owner, and gets its final name when it is complete. Returns the number of rows. */
export async function writeBackup(file: string, content: Readable): Promise<number> {
  const partial = `${file}.part`;
  try {
    // Never overwrites another backup: 'wx' also refuses the leftovers of a crash, which are removed first.
    await rm(partial, { force: true });
    const target = await openOrSay(partial, 'wx', `Can’t write a backup to ${file}`);
    await pipeline(content, target.createWriteStream({ flush: true }));
    const rows = await countRows(partial);
    await rename(partial, file);
    return rows;
  } catch (error) {
    content.destroy();
    await rm(partial, { force: true });
    throw error;
  }
}

/** Rejects a truncated or damaged file. */
export async function* backupLines(file: string): AsyncGenerator<string> {
  const source = (await openOrSay(file, 'r', `${file} can't be opened`)).createReadStream();
  const text = createGunzip();
  const whole = pipeline(source, text);
  // The promise is awaited below, and may have been rejected by then.
  whole.catch(() => undefined);
  try {
    yield* linesOf(text);
    await whole;
  } catch (error) {
    throw new Error("This backup can't be read: it's no backup, or it's damaged or cut off.", {
      cause: error,
    });
  } finally {
    source.destroy();
  }
}

async function openOrSay(file: string, flags: string, sentence: string): Promise<FileHandle> {
  try {
    return await open(file, flags, 0o600);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new Error(`${sentence} (${code}). Is the folder there, and may this account use it?`, {
      cause: error,
    });
  }
}

async function countRows(file: string): Promise<number> {
  let last = '';
  for await (const line of backupLines(file)) last = line;
  const end = JSON.parse(last || 'null') as Line | null;
  if (!end || !('end' in end)) throw new Error('The backup broke off before its end.');
  return end.rows;
}
