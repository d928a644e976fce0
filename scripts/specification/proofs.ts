import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testFiles } from '../proof/files.ts';
import { testsIn } from './tests-in.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The list that an ID belongs to: docs/specification.md or docs/security.md. */
export type List = 'Specification' | 'ASVS';

export interface Proof {
  list: List;
  id: string;
  /** `file › title`, without the folder of the sources and without `.test.ts`. */
  test: string;
}

/** What tests claim to prove, and the errors in these claims. */
export interface Claims {
  proofs: Proof[];
  faults: string[];
}

/** The claims of all tests, in the order of their files and, within a file, of the tests. */
export function readClaims(): Claims {
  const claims = testFiles()
    .toSorted()
    .map((file) => claimsIn(file, readFileSync(path.join(root, file), 'utf8')));
  return {
    proofs: claims.flatMap(({ proofs }) => proofs),
    faults: claims.flatMap(({ faults }) => faults),
  };
}

const CLAIM = /^(Specification|ASVS): (.*)$/;

/** A test claims to prove a statement in a comment directly above it: `// Specification: 2.auth.1, 2.auth.3`. */
export function claimsIn(file: string, code: string): Claims {
  const claims: Claims = { proofs: [], faults: [] };
  if (!/\/\/ (Specification|ASVS): /.test(code)) return claims;
  const name = file.replace(/^(tests|src|dev)\//, '').replace(/\.test\.tsx?$/, '');
  const { tests, otherComments } = testsIn(file, code);
  for (const { title, isSkipped, comments } of tests) {
    const proofs = comments.flatMap((comment) => proofsOf(comment, `${name} › ${title}`));
    if (isSkipped && proofs.length > 0)
      claims.faults.push(`${name} › ${title} is skipped and proves nothing`);
    else claims.proofs.push(...proofs);
  }
  for (const comment of otherComments.filter((each) => CLAIM.test(each)))
    claims.faults.push(`${name}: “${comment}” is not above a test`);
  return claims;
}

function proofsOf(comment: string, test: string): Proof[] {
  const [, list, ids = ''] = CLAIM.exec(comment) ?? [];
  if (!list) return [];
  return ids.split(',').map((id) => ({ list: list as List, id: id.trim(), test }));
}

/** Maps each ID of a list to the tests that claim it. */
export function testsById(list: List, proofs: readonly Proof[]): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const proof of proofs.filter((each) => each.list === list))
    found.set(proof.id, (found.get(proof.id) ?? new Set()).add(proof.test));
  return new Map([...found].map(([id, tests]) => [id, [...tests]]));
}
