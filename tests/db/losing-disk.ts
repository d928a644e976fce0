import fs from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';

const { openSync, closeSync, readSync, writeSync, renameSync, unlinkSync, mkdirSync, rmdirSync } = fs;
const { writeFileSync, ftruncateSync, truncateSync, fsyncSync, fdatasync } = fs;

/**
 * The content of a folder after a power loss at this moment: only flushed data. Intercepts the file calls of the
 * embedded database. Names, new files and lengths count as stored in the order of the calls, as with a journaling file
 * system, but the written bytes do not.
 */
export class PowerLossDisk {
  readonly #names = new Map<number, string>();
  readonly #unflushed = new Map<string, [start: number, length: number][]>();

  readonly #folder: string;
  readonly #disk: string;

  constructor(folder: string, disk: string) {
    this.#folder = folder;
    this.#disk = disk;
    fs.cpSync(folder, disk, { recursive: true });
    this.#watchNames();
    this.#watchBytes();
  }

  /** Copies the folder in the state after a restart of the machine. */
  copyTo(folder: string): void {
    fs.cpSync(this.#disk, folder, { recursive: true });
  }

  #watchNames(): void {
    vi.spyOn(fs, 'openSync').mockImplementation((name, flags, mode) => {
      const descriptor = openSync(name, flags, mode);
      const kept = this.#kept(name);
      if (kept && fs.statSync(name).isFile()) {
        this.#names.set(descriptor, String(name));
        closeSync(openSync(kept, Number(flags) & fs.constants.O_TRUNC ? 'w' : 'a'));
      }
      return descriptor;
    });
    vi.spyOn(fs, 'closeSync').mockImplementation((descriptor) => {
      closeSync(descriptor);
      this.#names.delete(descriptor);
    });
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      renameSync(from, to);
      const [before, after] = [this.#kept(from), this.#kept(to)];
      if (!before || !after) return;
      renameSync(before, after);
      this.#unflushed.set(String(to), this.#unflushed.get(String(from)) ?? []);
      this.#unflushed.delete(String(from));
      for (const [descriptor, name] of this.#names)
        if (name === String(from)) this.#names.set(descriptor, String(to));
    });
    vi.spyOn(fs, 'unlinkSync').mockImplementation((name) => {
      unlinkSync(name);
      const kept = this.#kept(name);
      if (kept) unlinkSync(kept);
      this.#unflushed.delete(String(name));
    });
    vi.spyOn(fs, 'mkdirSync').mockImplementation((name, options) => {
      const kept = this.#kept(name);
      if (kept) mkdirSync(kept, options);
      return mkdirSync(name, options);
    });
    vi.spyOn(fs, 'rmdirSync').mockImplementation((name) => {
      rmdirSync(name);
      const kept = this.#kept(name);
      if (kept) rmdirSync(kept);
    });
    vi.spyOn(fs, 'writeFileSync').mockImplementation((name, content, options) => {
      writeFileSync(name, content, options);
      const kept = typeof name === 'number' ? null : this.#kept(name);
      if (kept) writeFileSync(kept, content, options);
    });
  }

  #watchBytes(): void {
    vi.spyOn(fs, 'writeSync').mockImplementation(((descriptor: number, ...rest: never[]) => {
      const written = (writeSync as (...all: unknown[]) => number)(descriptor, ...rest);
      const name = this.#names.get(descriptor);
      const position = (rest as unknown[])[3];
      if (name) {
        if (typeof position !== 'number') throw new Error(`${name} is written without a position`);
        this.#unflushed.set(name, [...(this.#unflushed.get(name) ?? []), [position, written]]);
      }
      return written;
    }) as typeof fs.writeSync);
    vi.spyOn(fs, 'ftruncateSync').mockImplementation((descriptor, length) => {
      ftruncateSync(descriptor, length);
      const kept = this.#kept(this.#names.get(descriptor) ?? '');
      if (kept) truncateSync(kept, length ?? 0);
    });
    vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
      fsyncSync(descriptor);
      this.#flushed(this.#names.get(descriptor));
    });
    vi.spyOn(fs, 'fdatasync').mockImplementation((descriptor, done) => {
      const name = this.#names.get(descriptor);
      // Data written during the flush may be missing from the flushed data.
      const before = name && this.#unflushed.get(name);
      if (name) this.#unflushed.delete(name);
      fdatasync(descriptor, (error) => {
        if (name && before) this.#keep(name, before);
        done(error);
      });
    });
  }

  #flushed(name: string | undefined): void {
    if (!name) return;
    this.#keep(name, this.#unflushed.get(name) ?? []);
    this.#unflushed.delete(name);
  }

  #keep(name: string, parts: readonly [start: number, length: number][]): void {
    const kept = this.#kept(name);
    if (!kept || !fs.existsSync(kept)) return;
    const from = openSync(name, 'r');
    const to = openSync(kept, 'r+');
    for (const [start, length] of parts) {
      const bytes = Buffer.alloc(length);
      const read = readSync(from, bytes, 0, length, start);
      writeSync(to, bytes, 0, read, start);
    }
    closeSync(from);
    closeSync(to);
  }

  /** Maps a path in the folder to its path on the simulated disk. Null for paths outside the folder. */
  #kept(name: fs.PathLike | number): string | null {
    const absolute = path.resolve(String(name));
    if (absolute !== this.#folder && !absolute.startsWith(this.#folder + path.sep)) return null;
    return path.join(this.#disk, path.relative(this.#folder, absolute));
  }
}
