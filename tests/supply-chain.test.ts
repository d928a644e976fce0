import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import {
  type LockEntry,
  type Manifest,
  faultsInEntry,
  faultsInManifest,
  lockFile,
  manifest,
} from './supply-chain.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(root, name), 'utf8'));
const asked = v.parse(manifest, await read('package.json'));
const { packages } = v.parse(lockFile, await read('package-lock.json'));
const { '': locked, ...entries } = packages;

// ASVS: 15.1.2
test('every dependency is pinned to one exact version that matches the lock file', () => {
  expect(faultsInManifest(asked, locked)).toEqual([]);
});

// ASVS: 15.1.2
test('every installed package comes from the registry with a checksum, a known license and no install script', () => {
  expect(Object.keys(entries).length).toBeGreaterThan(100);
  expect(Object.entries(entries).flatMap(([place, entry]) => faultsInEntry(place, entry))).toEqual([]);
});

test('every production package has a checksum and a license', () => {
  const bare = Object.entries(entries).filter(([, { integrity, license }]) => !integrity || !license);
  expect(bare.filter(([, { dev }]) => dev !== true).map(([place]) => place)).toEqual([]);
});

const good: LockEntry = { version: '1.2.3', integrity: 'sha512-x', license: 'MIT' };

test.each<[string, string, LockEntry]>([
  ['from elsewhere', 'does not come from', { ...good, resolved: 'git+ssh://git@example.com/x.git' }],
  ['from another registry', 'does not come from', { ...good, resolved: 'https://npm.example.com/x.tgz' }],
  ['without a checksum', 'no checksum', { version: '1.2.3', license: 'MIT' }],
  ['with a weak checksum', 'no checksum', { ...good, integrity: 'sha1-x' }],
  ['with a strange licence', 'AGPL-3.0', { ...good, license: 'AGPL-3.0' }],
  ['without a licence', 'licence none', { version: '1.2.3', integrity: 'sha512-x' }],
  ['with an install script', 'runs a script', { ...good, hasInstallScript: true }],
  ['that is a link', 'is a link', { ...good, link: true }],
])('planted: a package %s is found', (_what, fault, entry) => {
  expect(faultsInEntry('node_modules/good', good)).toEqual([]);
  const faults = faultsInEntry('node_modules/planted', entry);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(fault);
});

test.each(['^1.2.3', '~1.2.3', '*', 'latest', '>=1.0.0', 'github:someone/thing', '1.x'])(
  'planted: the version %s is found',
  (version) => {
    const planted: Manifest = {
      dependencies: { thing: version },
      devDependencies: {},
      optionalDependencies: {},
    };
    expect(faultsInManifest(planted, planted)).toEqual([`thing is not one exact version: ${version}`]);
  },
);

test('planted: a version that differs from the lock file is found', () => {
  const one: Manifest = { dependencies: { thing: '1.2.3' }, devDependencies: {}, optionalDependencies: {} };
  const other: Manifest = { ...one, dependencies: { thing: '1.2.4' } };
  expect(faultsInManifest(one, other)).toEqual(['thing is another one in the lock']);
});
