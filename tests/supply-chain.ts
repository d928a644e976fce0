import * as v from 'valibot';

/** The parts of package.json and package-lock.json that the rules check. */
export const manifest = v.object({
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
  optionalDependencies: v.record(v.string(), v.string()),
});
const lockEntry = v.object({
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  license: v.optional(v.string()),
  link: v.optional(v.boolean()),
  dev: v.optional(v.boolean()),
  optional: v.optional(v.boolean()),
  hasInstallScript: v.optional(v.boolean()),
});
export const lockFile = v.object({
  packages: v.objectWithRest({ '': manifest }, lockEntry),
});
export type Manifest = v.InferOutput<typeof manifest>;
export type LockEntry = v.InferOutput<typeof lockEntry>;

/** The allowed licenses. MPL only covers changes to its own files. OFL is allowed for fonts. */
const licences = new Set([
  '(AFL-2.1 OR BSD-3-Clause)',
  '(MIT OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT License',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Used only by the test suite. The script downloads nothing: it links the package's program where npm looks for it. */
const mayRunScripts = new Set(['node_modules/@stripe/cli']);

/** Build programs for other systems. The lock file only has their version, because it was made on one system. */
const foreignBinaries =
  /^node_modules\/(?:@oxc-parser\/binding|@oxfmt\/binding|@oxlint\/binding|@oxlint-tsgolint\/|@stripe\/cli-|@tailwindcss\/oxide-|@napi-rs\/canvas-)/;

const registry = 'https://registry.npmjs.org/';

/** Differences between our dependencies and the lock file's copy of them. */
export function faultsInManifest(asked: Manifest, locked: Manifest): string[] {
  const faults: string[] = [];
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const) {
    for (const [name, version] of Object.entries(asked[kind])) {
      if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
        faults.push(`${name} is not one exact version: ${version}`);
      if (locked[kind][name] !== version) faults.push(`${name} is another one in the lock`);
    }
  }
  return faults;
}

/** The errors of an entry of the lock file. */
export function faultsInEntry(place: string, entry: LockEntry): string[] {
  const faults: string[] = [];
  const isForeign = entry.dev === true && entry.optional === true && foreignBinaries.test(place);
  if (!entry.version) faults.push(`${place} has no version`);
  if (entry.link) faults.push(`${place} is a link`);
  if (entry.resolved !== undefined && !entry.resolved.startsWith(registry)) {
    faults.push(`${place} does not come from the registry`);
  }
  if (!isForeign && !entry.integrity?.startsWith('sha512-')) faults.push(`${place} has no checksum`);
  if (!isForeign && !licences.has(entry.license ?? '')) {
    faults.push(`${place} has the licence ${entry.license ?? 'none'}`);
  }
  if (entry.hasInstallScript && !mayRunScripts.has(place))
    faults.push(`${place} runs a script when installed`);
  return faults;
}
