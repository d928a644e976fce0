import path from 'node:path';
import { parseArgs } from 'node:util';
import { isPlanState, planStates } from '../../dev/plan-states.ts';
import { fail, root } from '../setup.mjs';
import { openPages } from './pages.ts';
import { startServer } from './server-process.ts';

const SERVER_FOLDERS = [
  'content',
  'dev',
  'supabase',
  'src/content',
  'src/contract',
  'src/domain',
  'src/server',
];

const { as } = parseArgs({ options: { as: { type: 'string' } } }).values;
if (as !== undefined && !isPlanState(as)) fail(`--as takes one of ${planStates.join(', ')}.`);
const port = Number(process.env.PORT || 3000);
// The payments stand-in uses the next port.
const apiPort = port + 1;

const server = startServer(['dev/local.ts', '--api-only', ...(as ? ['--as', as] : [])], {
  PORT: String(apiPort),
  APP_URL: process.env.APP_URL || `http://localhost:${port}`,
});
const pages = await openPages({ port, apiPort, as });
// Vite watches folders. `node --watch` watches files, and permanently loses one that an editor replaces by renaming a
// new file.
const folders = SERVER_FOLDERS.map((folder) => path.join(root, folder));
pages.watcher.add(folders).on('all', (_event, file) => {
  const isServers = folders.some((folder) => file.startsWith(folder + path.sep));
  if (isServers && /\.(ts|md|yaml|sql|json|html)$/.test(file) && !file.includes('.test.')) server.restart();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());

async function stop() {
  await Promise.all([server.stop(), pages.close()]);
  process.exit(0);
}
