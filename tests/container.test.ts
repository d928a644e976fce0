import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { BlockList } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { KEEP_ALIVE_MS } from '#server/server.ts';
import { type Stage, copiesOf, readDockerfile } from './dockerfile.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFile(path.join(root, name), 'utf8');
const stages = readDockerfile(await read('Dockerfile'));
const last = stages.at(-1) ?? { from: '', instructions: [] };

/** Faults of an image that make it unfit for deployment. */
function faultsOf(all: readonly Stage[]): string[] {
  const run = all.at(-1) ?? last;
  const words = (name: string) =>
    run.instructions.filter((each) => each.name === name).map((each) => each.words);
  const faults = all
    .filter(({ from }) => !/^[a-z][a-z0-9/-]*:\d+\.\d+(?:\.\d+)?(?:-[a-z]+)?$/.test(from))
    .map(({ from }) => `${from} is no exact version`);
  if (!/^[1-9]\d*:[1-9]\d*$/.test(words('USER').at(-1) ?? 'root')) faults.push('it runs as root');
  if (words('HEALTHCHECK').length !== 1) faults.push('nobody asks how it is');
  if (!words('CMD').every((each) => each.startsWith('["node"')))
    faults.push('signals do not reach the server');
  for (const { source, from } of copiesOf(run)) {
    if (from === null && !existsSync(path.join(root, source))) faults.push(`there is no ${source}`);
    if (/^(?:\.|dev|tests|src|scripts)\/?$/.test(source)) faults.push(`${source} is more than it needs`);
  }
  for (const each of all) {
    for (const { name, words: text } of each.instructions) {
      if (/^(?:ENV|ARG)$/.test(name) && /KEY|SECRET|PASSWORD|TOKEN/.test(text))
        faults.push('a secret is built in');
      if (name === 'RUN' && /npm (?:ci|install)/.test(text) && !text.includes('--ignore-scripts'))
        faults.push('scripts of packages run');
    }
  }
  return faults;
}

// ASVS: 13.4.2, 15.2.3, 6.3.2
test('the image runs unprivileged, uses exact versions and contains only what the server needs', () => {
  expect(stages).toHaveLength(3);
  expect(faultsOf(stages)).toEqual([]);
});

test.each([
  [
    'a version that moves',
    'FROM node:latest\nUSER 1000:1000\nHEALTHCHECK CMD true\nCMD ["node"]',
    'no exact version',
  ],
  ['root', 'FROM node:24.21.0-slim\nHEALTHCHECK CMD true\nCMD ["node"]', 'it runs as root'],
  ['a shell in between', 'FROM node:24.21.0-slim\nUSER 1:1\nHEALTHCHECK CMD true\nCMD npm start', 'signals'],
  [
    'everything',
    'FROM node:24.21.0-slim\nCOPY . ./\nUSER 1:1\nHEALTHCHECK CMD true\nCMD ["node"]',
    'more than',
  ],
  [
    'a secret',
    'FROM node:24.21.0-slim\nENV API_KEY=x\nUSER 1:1\nHEALTHCHECK CMD true\nCMD ["node"]',
    'a secret',
  ],
  [
    'scripts',
    'FROM node:24.21.0-slim\nRUN npm ci\nUSER 1:1\nHEALTHCHECK CMD true\nCMD ["node"]',
    'scripts of',
  ],
])('detects a planted image with %s', (_what, text, fault) => {
  const faults = faultsOf(readDockerfile(text));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(fault);
});

// ASVS: 13.4.1
test('the build receives only the listed files: no history, no data, no settings', async () => {
  const rules = (await read('.dockerignore'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(rules[0]).toBe('*');
  const allowed = rules.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const copied = stages.flatMap((stage) => copiesOf(stage).filter(({ from }) => from === null));
  expect(new Set(copied.map(({ source }) => source.split('/')[0]))).toEqual(new Set(allowed));
});

// ASVS: 13.2.3
test('the compose file has no default password, and the app can write only to its data folder', async () => {
  const compose = await read('compose.yaml');
  for (const line of compose.split('\n').filter((each) => /PASSWORD|SECRET|KEY|TOKEN/.test(each))) {
    expect(line, line).toContain('${');
  }
  for (const part of [
    'read_only: true',
    'cap_drop: [ALL]',
    'no-new-privileges:true',
    'internal: true',
    'path: settings.env',
  ]) {
    expect(compose).toContain(part);
  }
  expect([...compose.matchAll(/image: (\S+)/g)].map(([, image]) => image)).toEqual([
    expect.stringMatching(/^caddy:\d+\.\d+\.\d+/),
    expect.stringMatching(/^postgres:\d+\.\d+$/),
  ]);
});

/** Fixed addresses that the engine may have assigned to a container that started earlier. */
function takenAddresses(compose: string): string[] {
  const fixed = [...compose.matchAll(/ipv4_address: (\S+)/g)].map(([, address = '']) => address);
  const given = new BlockList();
  for (const [, subnet = '', rest = ''] of compose.matchAll(/\{ subnet: ([^\s,]+)(.*?)\}/g)) {
    const [network = '', bits = ''] = (/ip_range: (\S+)/.exec(rest)?.[1] ?? subnet).split('/');
    given.addSubnet(network, Number(bits));
  }
  return fixed.filter((address) => given.check(address));
}

test('no container gets the IP address that the app trusts as the proxy', async () => {
  const compose = await read('compose.yaml');
  const proxy = /ipv4_address: (\S+)/.exec(compose)?.[1];
  expect(proxy).toBeDefined();
  expect(compose).toContain(`TRUSTED_PROXIES: ${proxy}\n`);
  expect(takenAddresses(compose)).toEqual([]);
});

test('detects a planted network that can assign every IP address', async () => {
  const compose = (await read('compose.yaml')).replace(/, ip_range: \S+/, '');
  expect(takenAddresses(compose)).toEqual(['172.28.0.2']);
});

test('the image has the documented name, and the guide builds it before starting it', async () => {
  const told = await read('docs/container.md');
  expect(await read('compose.yaml')).toMatch(/^name: evenkeel$/m);
  expect(told).toContain('docker run --rm evenkeel-app node scripts/make-signing-keys.ts');
  expect(told.indexOf('docker build -t evenkeel-app .')).toBeLessThan(told.indexOf('docker compose up'));
});

/** Longest idle time first: how long a proxy keeps idle connections, in seconds. */
function keptIdle(caddyfile: string): number[] {
  const proxies = caddyfile.split('reverse_proxy').slice(1);
  // Caddy's own default is two minutes.
  return proxies.map((each) => Number(/keepalive (\d+)s\n/.exec(each)?.[1] ?? 120));
}

test.each(['deploy/Caddyfile', 'deploy/Caddyfile.copies'])(
  'the proxy in %s closes idle connections before the server does, and keeps metrics internal',
  async (name) => {
    const caddyfile = await read(name);
    expect(keptIdle(caddyfile)).toHaveLength(1);
    for (const seconds of keptIdle(caddyfile)) expect(seconds * 1000).toBeLessThan(KEEP_ALIVE_MS);
    expect(caddyfile).toContain('respond @metrics 404');
  },
);

test('detects a planted proxy without an idle timeout', async () => {
  const caddyfile = (await read('deploy/Caddyfile')).replace('keepalive 60s', '');
  expect(keptIdle(caddyfile)[0]).toBeGreaterThan(KEEP_ALIVE_MS / 1000);
});
