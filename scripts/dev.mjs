// Runs the app for development: Vite's own server with the pages, in front of the server, which restarts on changes.
import { ensureInstalled, nodeBinary, run } from './setup.mjs';

ensureInstalled();
// Ctrl-C reaches the whole group: both servers exit by themselves, and this script exits after them.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
const flags = ['--disable-warning=ExperimentalWarning'];
process.exit(await run(nodeBinary(), [...flags, 'scripts/dev/run.mjs', ...process.argv.slice(2)]));
