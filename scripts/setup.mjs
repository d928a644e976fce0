// Runs on any Node of the machine, before anything is installed, so only built-in modules are allowed here.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);
const NODE_MAJOR = 24;
const installStamp = path.join(root, 'node_modules/.evenkeel-installed');

/** Installs the versions of the lock file. Takes milliseconds if they are installed already. */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm, ['ci', ...flags], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    fail('The installation failed. See above for why. Can this machine reach the npm registry?');
  writeFileSync(installStamp, wanted);
}

/** Node 24 from the dependencies, otherwise the machine's own if it is recent enough. */
export function nodeBinary() {
  const own = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(own) && majorOf(own) >= NODE_MAJOR) return own;
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  return fail(
    `Setup needs Node ${NODE_MAJOR}, and the dependencies didn’t include it for this system. Install Node ${NODE_MAJOR} and try again.`,
  );
}

function majorOf(binary) {
  const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8', shell: binary.endsWith('.cmd') });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/**
 * Runs a program until it exits, with Node 24 for every `node` that it starts. Resolves with its exit code.
 * `onOutput` receives what it writes to pipes.
 */
export function run(command, args, { onOutput, ...options } = {}) {
  const bin = path.join(root, 'node_modules/.bin');
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  });
  for (const stream of onOutput ? [child.stdout, child.stderr] : [])
    stream.setEncoding('utf8').on('data', onOutput);
  // Ctrl-C reaches the whole group. A supervisor's signal only reaches this process.
  const passOn = () => child.kill('SIGTERM');
  process.once('SIGTERM', passOn);
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${command} couldn’t be started: ${error.message}`));
    // Waits for `close` instead of `exit`, because the last output may arrive after the exit.
    child.on('close', (code, signal) => {
      process.off('SIGTERM', passOn);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}
