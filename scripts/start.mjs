import { ensureInstalled, nodeBinary, run } from './setup.mjs';

ensureInstalled();
const node = nodeBinary();
// Ctrl-C reaches the whole group: the server exits by itself, and this script exits after it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

const built = await run(node, ['scripts/build.mjs']);
if (built !== 0) process.exit(built);
const entry = process.env.APP_ENV === 'production' ? 'src/server/main.ts' : 'dev/local.ts';
// Without this flag, young objects take a hundred megabytes more (docs/operations.md).
const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'];
// Without these, glibc keeps freed memory: 170 MB with the embedded database.
const memory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
process.exit(await run(node, [...flags, entry], { env: { ...memory, ...process.env } }));
