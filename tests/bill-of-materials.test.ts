import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { billOfMaterials, faultsInBill } from './bill-of-materials.ts';
import { lockFile, manifest } from './supply-chain.ts';

const root = path.resolve(import.meta.dirname, '..');
const TIMEOUT_MS = 120_000;
const { '': _own, ...entries } = v.parse(lockFile, await readJson('package-lock.json')).packages;
const forPeople = new Set(namesOf((isDev) => !isDev));
const toolsOnly = new Set(namesOf((isDev) => isDev).filter((name) => !forPeople.has(name)));

function namesOf(isWanted: (isDev: boolean) => boolean): string[] {
  return Object.entries(entries)
    .filter(([, { dev }]) => isWanted(dev === true))
    .map(([place]) => place.replace(/^.*node_modules\//, ''));
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(root, name), 'utf8'));
}

/** The bill of materials of our own files, after a change to the lock file. */
async function billOf(change: (lock: v.InferOutput<typeof lockFile>) => void) {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-bill-'));
  try {
    const lock = structuredClone(await readJson('package-lock.json')) as v.InferOutput<typeof lockFile>;
    change(lock);
    await copyFile(path.join(root, 'package.json'), path.join(folder, 'package.json'));
    await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    return await billOfMaterials(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

// ASVS: 15.1.2
test(
  'the bill of materials lists everything that runs in production, with checksum and license',
  { timeout: TIMEOUT_MS },
  async () => {
    const components = await billOf(() => undefined);
    expect(faultsInBill(components, toolsOnly)).toEqual([]);
    const { dependencies } = v.parse(manifest, await readJson('package.json'));
    const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
    expect([...forPeople].filter((name) => !components.some((component) => component.name === name))).toEqual(
      [],
    );
    expect(
      Object.entries(dependencies).filter(([name, version]) => !named.has(`${name}@${version}`)),
    ).toEqual([]);
  },
);

test('detects a planted package without its checksum', { timeout: TIMEOUT_MS }, async () => {
  const components = await billOf(({ packages }) => {
    delete packages['node_modules/hono']?.integrity;
  });
  expect(faultsInBill(components, toolsOnly)).toEqual(['hono has no checksum']);
});

test('rejects a planted lock file that lacks a package', { timeout: TIMEOUT_MS }, async () => {
  const made = billOf(({ packages }) => {
    delete packages['node_modules/hono'];
  });
  await expect(made).rejects.toThrow('missing: hono');
});
