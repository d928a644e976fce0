import { spawnSync } from 'node:child_process';
import { type AuditFinding, readAudit } from './supply/read-audit.ts';

/**
 * npm run check:supply: whether the registry knows of holes in what a release is made of. Ends with 0 when it knows none,
 * 1 when it does, and 2 when it could not be asked: then nothing is known, which is not the same as none.
 */
const asked = spawnSync('npm', ['audit', '--omit=dev', '--package-lock-only', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const finding = readAudit(asked.stdout ?? '');
process.stdout.write(`${words(finding)}\n`);
process.exitCode = { clean: 0, holes: 1, unknown: 2 }[finding.kind];

function words(audit: AuditFinding): string {
  switch (audit.kind) {
    case 'clean':
      return `The registry doesn’t list any vulnerabilities in the ${audit.packages} packages in a release.`;
    case 'holes':
      return [
        `The registry lists vulnerabilities in ${audit.holes.length} packages. SECURITY.md says how soon we fix them.`,
        ...audit.holes.map(({ name, severity, title }) => `  ${name}: ${severity}${title && `, ${title}`}`),
      ].join('\n');
    case 'unknown':
      return `We couldn’t check the registry (${audit.reason}), so we don’t know whether any packages are vulnerable. Try again later.`;
  }
}
