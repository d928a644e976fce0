import { readConfig } from '#server/config/config.ts';
import { moveToPostgres } from '#server/operator/move-to-postgres.ts';

/*
 * DATABASE_URL=… npm run db:move    moves the database in DATA_DIR to that PostgreSQL, while no server runs
 */

try {
  const config = readConfig(process.env);
  const { rows } = await moveToPostgres(config);
  console.log(
    `Moved ${rows} rows. Start the server with DATABASE_URL from now on; ${config.dataFolder} was left.`,
  );
  if (!config.signingKeys) {
    console.log(
      'Set AUTH_SIGNING_KEYS to what stands in its signing-keys.json, so that nobody has to sign in again.',
    );
  }
  if (!config.push.privateKey) {
    console.log('Set WEB_PUSH_KEY to what stands in its push-key, so that notices to closed pages go on.');
  }
  if (!config.paperKey) {
    console.log('Set PAPER_KEY to what stands in its paper-key, so that kept papers can be opened.');
  }
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
