import type { Config } from '../config/config.ts';
import { openEmbeddedDatabase, openPostgresDatabase } from '../database/database.ts';
import { linesOf } from './lines-of.ts';
import { type LoadedSnapshot, loadSnapshot } from './load-snapshot.ts';
import { closing, embeddedFolder, holdsEmbedded, withLock } from './open-directly.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** Moves the data folder into an empty PostgreSQL, without a running server. The folder stays unchanged. */
export async function moveToPostgres(
  config: Pick<Config, 'dataFolder' | 'databaseUrl'>,
): Promise<LoadedSnapshot> {
  const { databaseUrl } = config;
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the PostgreSQL to move to.');
  if (!holdsEmbedded(config)) throw new Error(`There is no database in ${config.dataFolder} (DATA_DIR).`);
  return withLock(config, async () =>
    closing(await openEmbeddedDatabase(embeddedFolder(config)), (from) =>
      closing(openPostgresDatabase(databaseUrl, { connections: 1 }), (to) =>
        loadSnapshot(to, linesOf(takeSnapshot(from, { at: new Date() }))),
      ),
    ),
  );
}
