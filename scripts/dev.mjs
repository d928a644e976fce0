// Watch mode: on every change under the watched folders, rebuild what changed and start the server anew.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, nodeBinary, root, run } from './setup.mjs';

const WATCHED = ['content', 'src', 'dev', 'supabase'];
const QUIET_MS = 150;

ensureInstalled();
const node = nodeBinary();
let server;
let timer;
let isTurning = false;

for (const folder of WATCHED) watch(path.join(root, folder), { recursive: true }, () => schedule());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop().then(() => process.exit(0)));
await turn();

function schedule() {
  clearTimeout(timer);
  timer = setTimeout(() => void turn(), QUIET_MS);
}

async function turn() {
  if (isTurning) return schedule();
  isTurning = true;
  const status = await run(node, ['scripts/build.mjs']);
  if (status === 0) {
    await stop();
    server = spawn(node, ['--disable-warning=ExperimentalWarning', 'dev/local.ts'], {
      cwd: root,
      stdio: 'inherit',
    });
  }
  isTurning = false;
}

function stop() {
  if (!server || server.exitCode !== null) return Promise.resolve();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  return ended;
}
