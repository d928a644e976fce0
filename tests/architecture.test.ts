import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Violations, by the file they are planted in: code, and the rule that must refuse it. */
const plants: readonly [file: string, code: string, rule: string][] = [
  ['src/domain/billing/plan.ts', `import '#server/config/config.ts';`, 'no-restricted-imports'],
  ['src/domain/billing/plan.ts', `import 'hono';`, 'no-restricted-imports'],
  ['src/domain/billing/plan.ts', `import '../server/config.ts';`, 'no-restricted-imports'],
  ['src/domain/billing/plan.ts', `import 'node:fs';`, 'no-restricted-imports'],
  ['src/domain/billing/plan.ts', `export const answer = fetch('/');`, 'no-restricted-globals'],
  ['src/contract/chat.ts', `import '#server/config/config.ts';`, 'no-restricted-imports'],
  ['src/contract/chat.ts', `import '#content/advisors.ts';`, 'no-restricted-imports'],
  ['src/content/advisors.ts', `import '#web/main.tsx';`, 'no-restricted-imports'],
  ['src/server/app.ts', `import '#web/main.tsx';`, 'no-restricted-imports'],
  ['src/server/app.ts', `import '../../dev/local.ts';`, 'no-restricted-imports'],
  ['src/server/app.ts', `import 'react';`, 'no-restricted-imports'],
  ['src/web/lib/session/session.tsx', `import '#server/config/config.ts';`, 'no-restricted-imports'],
  ['src/web/lib/session/session.tsx', `import '#web/features/auth/auth-page.tsx';`, 'no-restricted-imports'],
  ['src/web/ui/button.tsx', `import '../features/auth/auth-page.tsx';`, 'no-restricted-imports'],
  ['src/web/layout/layout.tsx', `import '#web/features/auth/auth-page.tsx';`, 'no-restricted-imports'],
  [
    'src/web/features/auth/auth-page.tsx',
    `import '#web/features/deadlines/queries.ts';`,
    'no-restricted-imports',
  ],
  ['src/web/features/auth/auth-page.tsx', `import '../deadlines/queries.ts';`, 'no-restricted-imports'],
  ['src/web/routes.tsx', `import '#server/config/config.ts';`, 'no-restricted-imports'],
  ['src/chat-frame/main.tsx', `import '#web/ui/button.tsx';`, 'no-restricted-imports'],
  ['src/chat-frame/main.tsx', `import '#server/config/config.ts';`, 'no-restricted-imports'],
  ['src/server/app.ts', `const app = 1;\nexport default app;`, 'no-default-export'],
  ['src/server/app.ts', `console.log('a secret');`, 'no-console'],
  ['src/server/app.ts', `export const value: any = 1;`, 'no-explicit-any'],
  ['scripts/proof/check.mjs', `import { renamed } from './check.mjs';\nrenamed();`, 'named'],
];

// ASVS: 13.4.2, 6.3.2
test.each(plants)('the linter rejects forbidden code in %s: %s', async (file, code, rule) => {
  expect(await findings(file, code)).toContain(rule);
});

test('the linter accepts code that follows the architecture', async () => {
  expect(await findings('src/domain/billing/plan.ts', `import './advisor.ts';\nimport 'valibot';`)).toEqual(
    [],
  );
  expect(
    await findings(
      'src/web/features/auth/auth-page.tsx',
      `import '#web/ui/button.tsx';\nimport './form.tsx';`,
    ),
  ).toEqual([]);
  expect(
    await findings('src/server/app.ts', `import '#domain/billing/plan.ts';\nimport './config.ts';`),
  ).toEqual([]);
});

/** The violated rules of the project's lint configuration for a planted file. */
async function findings(file: string, code: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-lint-'));
  try {
    await copyFile(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), `${code}\n`);
    const output = await lint(folder);
    const report = JSON.parse(output) as { diagnostics: { code: string }[] };
    return report.diagnostics.map(({ code: rule }) => rule.replace(/^.*\((.*)\)$/, '$1'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function lint(folder: string): Promise<string> {
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  return new Promise((resolve, reject) => {
    // The linter exits with 1 when it finds a violation. Its report is on standard output.
    execFile(process.execPath, [oxlint, '-f', 'json', '.'], { cwd: folder }, (error, output) => {
      if (output) resolve(output);
      else reject(error ?? new Error('the linter said nothing'));
    });
  });
}
