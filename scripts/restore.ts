import { parseArgs } from 'node:util';
import { readConfig } from '#server/config/config.ts';
import { restore } from '#server/operator/restore.ts';

/* npm run restore -- file    restores into the empty DATA_DIR or DATABASE_URL of the configuration */

const keys = {
  restored: 'The sign-in keys were restored. Anyone who was signed in still is.',
  configured: 'AUTH_SIGNING_KEYS signs: with the same keys as before, who was signed in still is.',
  lost: 'The sign-in keys are new. Open pages ask for a new token once.',
};

const pushKey = {
  restored: 'Notifications still work when the page is closed.',
  configured: 'WEB_PUSH_KEY signs notices to closed pages: with the same key as before they go on.',
  lost: 'The notification key wasn’t restored. Anyone who had notifications on has to turn them on again.',
};

const paperKey = {
  restored: 'The documents people saved can still be opened.',
  configured: 'PAPER_KEY opens kept papers: it must be the same key as before.',
  lost: 'The key for saved documents wasn’t restored, so documents saved before can’t be opened.',
};

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error('Say which file: npm run restore -- <file>');
  const restored = await restore(readConfig(process.env), file);
  console.log(`Restored ${restored.rows} rows as of ${restored.madeAt}. ${keys[restored.keys]}`);
  console.log(pushKey[restored.pushKey]);
  console.log(paperKey[restored.paperKey]);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
