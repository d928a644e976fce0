import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readAudit } from '../scripts/supply/read-audit.ts';

const root = path.resolve(import.meta.dirname, '..');
const QUESTION = '/-/npm/v1/security/advisories/bulk';

/** Runs the command with a test registry that answers its request with this. */
async function checkSupply(status: number, answer: object): Promise<{ code: number; printed: string }> {
  const registry = createServer((request, response) => {
    request.resume();
    const { url = '' } = request;
    const isQuestion = url === QUESTION;
    const name = decodeURIComponent(url.slice(1));
    response.writeHead(isQuestion ? status : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isQuestion ? answer : { name, versions: {}, 'dist-tags': {} }));
  });
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const address = registry.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${address.port}`,
    npm_config_fetch_retries: '0',
  };
  try {
    return await new Promise((resolve) => {
      execFile(process.execPath, ['scripts/check-supply.ts'], { cwd: root, env }, (error, stdout) =>
        resolve({ code: Number(error?.code ?? 0), printed: stdout }),
      );
    });
  } finally {
    registry.closeAllConnections();
    registry.close();
  }
}

// ASVS: 15.2.1
test('a report without vulnerabilities is accepted, with the number of checked packages', async () => {
  const { code, printed } = await checkSupply(200, {});
  expect(printed).toMatch(
    /^The registry doesn’t list any vulnerabilities in the [1-9]\d* packages in a release\.\n$/,
  );
  expect(code).toBe(0);
});

// ASVS: 15.2.1
test('planted: the audit names a vulnerable dependency and fails', async () => {
  const hole = { id: 1, url: 'https://holes.test/1', title: 'A planted hole', vulnerable_versions: '*' };
  const { code, printed } = await checkSupply(200, { hono: [{ ...hole, severity: 'high' }] });
  expect(printed).toContain('hono: high, A planted hole');
  expect(code).toBe(1);
});

// ASVS: 15.2.1
test('an unavailable registry is reported, and does not count as a clean result', async () => {
  const { code, printed } = await checkSupply(405, {});
  expect(printed).toMatch(
    /^We couldn’t check the registry \(405 .*\), so we don’t know whether any packages are vulnerable\./,
  );
  expect(code).toBe(2);
});

test.each(['', 'not JSON', '{}', '[]', '{"vulnerabilities":{}}'])(
  'treats output that is not a report as an unknown result: %s',
  (printed) => {
    expect(readAudit(printed)).toEqual({ kind: 'unknown', reason: 'npm didn’t return a report' });
  },
);
