import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config/config.ts';
import { backUp } from '#server/operator/back-up.ts';

/* npm run backup [-- file]    saves the current data to one file while the server keeps running */

const { positionals } = parseArgs({ allowPositionals: true });
const now = new Date().toISOString().slice(0, 16).replace(':', '');
const file = positionals[0] ?? `evenkeel-${now}Z.backup.gz`;

try {
  if (existsSync(file)) throw new Error(`${file} is there already. Give another name.`);
  const rows = await backUp(readConfig(process.env), file);
  console.log(`${file}: ${rows} rows. It opens every account: keep it as you would keep passwords.`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
