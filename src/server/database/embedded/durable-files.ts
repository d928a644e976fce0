import fs from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * The embedded database starts with `-F`, which leaves flushing to the operating system. The other method of
 * flushing the log, fdatasync, does nothing in its file system: hence `fsync`, which is answered below.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // The module's memory never shrinks, and the files are in the system's cache besides; 128 MB by itself.
  '-c',
  'shared_buffers=16MB',
];

/** What the file system of the database knows of an open file; `nfd` is its descriptor in this process. */
interface Stream {
  path?: string;
  nfd?: number;
}

interface StreamOperations {
  write(stream: Stream, ...rest: unknown[]): number;
  close(stream: Stream): void;
  fsync?(stream: Stream): number;
}

interface NodeFileSystem {
  stream_ops: StreamOperations;
}

/**
 * A data folder whose files are flushed to the disk when PostgreSQL asks for it. The write-ahead log is the
 * exception: flushing it would stop this thread with every commit, so it is marked, and `settle` flushes it
 * off the thread, once for everybody who waits. Until then nothing else may reach the files before it, as the
 * log comes first in PostgreSQL: a write to another file flushes it at once.
 */
export class DurableFiles extends NodeFS {
  /** Descriptors of the log: those to be flushed, and those that are being flushed. */
  #marked = new Set<number>();
  #flying = new Set<number>();
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    const hook = (module: unknown) => this.#hookInto((module as { NODEFS: NodeFileSystem }).NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [hook, ...preRun] } };
  }

  /** Something that was committed may not be on the disk yet. */
  isUnsettled(): boolean {
    return this.#marked.size > 0 || this.#flying.size > 0;
  }

  /**
   * Resolves when everything that was committed before is on the disk. Rejects when the disk refuses, from
   * then on always: nobody knows any more what the disk holds.
   */
  settle(): Promise<void> {
    // A flush that has begun may have missed what was written since: the next one has not.
    this.#next ??= this.#running.then(() => this.#flushMarked());
    return this.#next;
  }

  #hookInto(system: NodeFileSystem): void {
    const plain = system.stream_ops;
    system.stream_ops = {
      ...plain,
      fsync: (stream) => {
        this.#flush(stream);
        return 0;
      },
      write: (stream, ...rest) => {
        if (!isLog(stream)) this.#flushLogNow();
        return plain.write(stream, ...rest);
      },
      close: (stream) => {
        if (isLog(stream)) this.#flushLogNow();
        plain.close(stream);
      },
    };
  }

  #flush(stream: Stream): void {
    if (stream.nfd === undefined) return;
    if (isLog(stream)) {
      this.#marked.add(stream.nfd);
      return;
    }
    this.#flushLogNow();
    flushNow(stream.nfd);
  }

  #flushLogNow(): void {
    for (const descriptor of [...this.#marked, ...this.#flying]) flushNow(descriptor);
    this.#marked.clear();
    this.#flying.clear();
  }

  #flushMarked(): Promise<void> {
    this.#flying = this.#marked;
    this.#marked = new Set();
    this.#next = null;
    this.#running = Promise.all([...this.#flying].map((descriptor) => this.#flushOffThread(descriptor))).then(
      () => this.#flying.clear(),
    );
    return this.#running;
  }

  /** The log has its full length before it is written: its data alone has to be flushed. */
  #flushOffThread(descriptor: number): Promise<void> {
    return new Promise((resolve, reject) => {
      fs.fdatasync(descriptor, (error) => {
        // Flushed on the thread meanwhile, and perhaps closed.
        if (error && this.#flying.has(descriptor)) reject(error);
        else resolve();
      });
    });
  }
}

function isLog({ path: name = '' }: Stream): boolean {
  return name.includes('/pg_wal/');
}

function flushNow(descriptor: number): void {
  try {
    fs.fsyncSync(descriptor);
  } catch (error) {
    // Windows flushes no folders.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}

/** Flushes a new data folder, which was made before the database asked for anything. */
export async function flushFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const each of [...files, ...folders, folder, path.dirname(folder)]) {
    const descriptor = fs.openSync(each, 'r');
    try {
      flushNow(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
  }
}
