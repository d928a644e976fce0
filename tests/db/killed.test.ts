import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { randomFrom } from '../../evals/random.ts';

const ROUNDS = 20;
const WRITES = 2000;

const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-killed-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a server killed twenty times at random moments loses no acknowledged write', async () => {
  const random = randomFrom(1);
  const answered = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    // Between 0.5 and 1.5 times the round's share.
    const enough = (WRITES / ROUNDS) * (0.5 + random());
    const { found, written } = await writeUntilKilled(round, enough);
    expect([...answered].filter((id) => !found.has(id))).toEqual([]);
    for (const id of written) answered.add(id);
  }
  const { found } = await writeUntilKilled(ROUNDS, 0);
  expect([...answered].filter((id) => !found.has(id))).toEqual([]);
  expect(answered.size).toBeGreaterThan(WRITES * 0.8);
}, 300_000);

/**
 * Returns the rows that existed at the start, and those acknowledged until the kill, which happens while others are
 * being written.
 */
async function writeUntilKilled(round: number, enough: number) {
  const script = path.join(import.meta.dirname, 'endless-writers.ts');
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, folder, String(round * 10_000)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  let found = new Set<number>();
  const written: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('found ')) found = new Set(JSON.parse(line.slice('found '.length)) as number[]);
    else written.push(Number(line));
    if (written.length >= enough) child.kill('SIGKILL');
  }
  await ended;
  return { found, written };
}
