import fs from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * The embedded database starts with `-F`, which leaves flushing to the operating system. The other method of flushing
 * the log, fdatasync, does nothing in its file system. So `fsync` is used, which is handled below.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // The module's memory never shrinks, and the system caches the files anyway; the default is 128 MB.
  '-c',
  'shared_buffers=16MB',
];

/** The state of an open file in the database's file system; `nfd` is its descriptor in this process. */
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
 * A data folder whose files are flushed to disk when PostgreSQL asks for it. The write-ahead log is the exception:
 * flushing it would block this thread on every commit. It is marked instead, and `settle` flushes it off the thread,
 * once for all waiting callers. PostgreSQL requires the log to be written first, so a write to another file flushes the
 * log at once.
 */
export class DurableFiles extends NodeFS {
  /** Descriptors of the log: those that need a flush, and those that are being flushed. */
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

  /** A committed change may not be on disk yet. */
  isUnsettled(): boolean {
    return this.#marked.size > 0 || this.#flying.size > 0;
  }

  /**
   * Resolves when all earlier commits are on disk. Rejects if the disk fails, and always from then on, because the
   * contents of the disk are unknown.
   */
  settle(): Promise<void> {
    // A flush that has already started may miss later writes, so the next one is awaited.
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

  /** The log file has its full length before it is written, so only its data has to be flushed. */
  #flushOffThread(descriptor: number): Promise<void> {
    return new Promise((resolve, reject) => {
      fs.fdatasync(descriptor, (error) => {
        // The file was flushed on the thread meanwhile, and may be closed.
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
    // Windows cannot flush folders.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}

/** Flushes a new data folder, which was created before the database asked for a flush. */
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
