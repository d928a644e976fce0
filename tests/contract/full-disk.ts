import fs from 'node:fs';
import { vi } from 'vitest';

const { openSync, writeSync, closeSync } = fs;

/**
 * Simulates a disk that can be full: no file of the folder can grow then. Intercepts the calls with which the embedded
 * database writes.
 */
export class FullDisk {
  isFull = false;
  readonly #descriptors = new Set<number>();

  constructor(folder: string) {
    vi.spyOn(fs, 'openSync').mockImplementation((name, flags, mode) => {
      const descriptor = openSync(name, flags, mode);
      if (String(name).startsWith(folder)) this.#descriptors.add(descriptor);
      return descriptor;
    });
    vi.spyOn(fs, 'closeSync').mockImplementation((descriptor) => {
      this.#descriptors.delete(descriptor);
      closeSync(descriptor);
    });
    vi.spyOn(fs, 'writeSync').mockImplementation((descriptor: number, ...rest: unknown[]) => {
      const [, , length, position] = rest;
      const end = Number(position) + Number(length);
      if (this.isFull && this.#descriptors.has(descriptor) && end > fs.fstatSync(descriptor).size) {
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
          code: 'ENOSPC',
          errno: -28,
        });
      }
      return (writeSync as (...all: unknown[]) => number)(descriptor, ...rest);
    });
  }
}
