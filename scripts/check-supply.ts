import { spawnSync } from 'node:child_process';
import { type AuditFinding, readAudit } from './supply/read-audit.ts';

/**
 * npm run check:supply: checks whether the registry knows vulnerabilities in the packages of a release. Exits with 0 for
 * none, 1 for some, and 2 if the registry is unavailable, because an unknown result must not count as none.
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
