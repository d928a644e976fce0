import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';

const run = promisify(execFile);

const component = v.object({
  name: v.string(),
  version: v.string(),
  purl: v.string(),
  hashes: v.optional(v.array(v.object({ alg: v.string() })), []),
  licenses: v.optional(v.array(v.unknown()), []),
});
const bill = v.object({ bomFormat: v.literal('CycloneDX'), components: v.array(component) });
export type Component = v.InferOutput<typeof component>;

/**
 * The list published with a release: made only from the lock file, without network requests. It doesn't use
 * `--omit=dev`, because npm then also omits what the tests need.
 */
export async function billOfMaterials(folder: string): Promise<Component[]> {
  const flags = ['--sbom-format=cyclonedx', '--package-lock-only', '--offline'];
  const { stdout } = await run('npm', ['sbom', ...flags], { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
  return v.parse(bill, JSON.parse(stdout)).components;
}

/**
 * `toolsOnly`: packages that never run in production. The lock file lists tools for other operating systems only by
 * version.
 */
export function faultsInBill(components: readonly Component[], toolsOnly: ReadonlySet<string>): string[] {
  const forPeople = components.filter(({ name }) => !toolsOnly.has(name));
  return forPeople.flatMap(({ name, purl, hashes, licenses }) => [
    ...(purl.startsWith('pkg:npm/') ? [] : [`${name} is no package of npm`]),
    ...(hashes.some(({ alg }) => alg === 'SHA-512') ? [] : [`${name} has no checksum`]),
    ...(licenses.length > 0 ? [] : [`${name} has no licence`]),
  ]);
}
