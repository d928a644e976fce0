import path from 'node:path';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { keepDurations, readDurations, spoken, timeToGo } from './durations.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PRINT_INTERVAL_MS = 15_000;

/** Periodically prints how many files are done and estimates the remaining time from the last durations. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its file
export default class ProgressReporter implements Reporter {
  #before = readDurations();
  #took: Record<string, number> = {};
  #started = new Map<string, number>();
  #waiting = new Set<string>();
  #total = 0;
  #begin = 0;
  #saidAt = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#waiting = new Set(specifications.map(({ moduleId }) => nameOf(moduleId)));
    this.#total = this.#waiting.size;
    this.#begin = this.#saidAt = Date.now();
  }

  onTestModuleStart({ moduleId }: TestModule): void {
    this.#started.set(nameOf(moduleId), Date.now());
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    const name = nameOf(moduleId);
    this.#waiting.delete(name);
    this.#took[name] = (Date.now() - (this.#started.get(name) ?? this.#begin)) / 1000;
    if (Date.now() - this.#saidAt < PRINT_INTERVAL_MS) return;
    this.#saidAt = Date.now();
    process.stdout.write(`\n  ${this.#total - this.#waiting.size} of ${this.#total} files${this.#toGo()}\n`);
  }

  onTestRunEnd(): void {
    keepDurations(this.#took);
  }

  #toGo(): string {
    const [done, waiting] = [Object.keys(this.#took), [...this.#waiting]];
    const elapsed = (Date.now() - this.#begin) / 1000;
    return `, about ${spoken(timeToGo(this.#before, { done, waiting, elapsed }))} to go`;
  }
}

function nameOf(moduleId: string): string {
  return path.relative(root, moduleId).replaceAll(path.sep, '/');
}
