import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { encodeBackup, writeBackup } from './backup-file.ts';
import { recordBackup } from './note-backup.ts';
import { operatorSocket } from './operator-socket.ts';
import { operatorRequest } from './operator-request.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { runCommand } from './run-command.ts';
import { readStoredKeys } from './stored-keys.ts';
import { takeSnapshot } from './take-snapshot.ts';
import { loggedError } from '../logging/logged-error.ts';

/** A backup for the command line. */
const BUFFER_BYTES = 'unsent-backup-';

/**
 * The embedded database belongs to one process, so the operator's commands reach it through a socket in the data folder
 * that only the server's user can open. It is not reachable over the network.
 */
export async function listenForOperator(deps: OperatorDeps): Promise<{ close(): Promise<void> }> {
  const socket = operatorSocket(deps.config.dataFolder);
  if (socket === null) {
    deps.log.warn('the name of the data folder is too long for a socket: commands need the server stopped');
    return { close: () => Promise.resolve() };
  }
  const server = createServer((request, response) => {
    answer(deps, request, response).catch((error: unknown) => {
      deps.log.error(loggedError(error), 'an operator command failed');
      // A running command is cut off with an error, so that its output is not mistaken for complete.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(error instanceof Error ? error.message : '');
    });
  });
  await clearAway(deps.config.dataFolder, socket);
  try {
    server.listen(socket);
    await once(server, 'listening');
    if (process.platform !== 'win32') await chmod(socket, 0o600);
  } catch (error) {
    // Some mounted folders don't support sockets. The server works without them.
    deps.log.warn(loggedError(error), 'no socket: commands need the server stopped');
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Removes the socket that a killed server left. Safe, because this process holds the lock on the data folder, so
 * no server is running.
 */
async function clearAway(dataFolder: string, socket: string): Promise<void> {
  if (process.platform !== 'win32') await rm(socket, { force: true });
  const names = (await readdir(dataFolder)).filter((name) => name.startsWith(BUFFER_BYTES));
  await Promise.all(names.map((name) => rm(path.join(dataFolder, name), { force: true })));
}

async function answer(deps: OperatorDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = v.parse(operatorRequest, JSON.parse(await text(request)));
  if (asked.command === 'admin') {
    const answered = await runCommand(deps, asked.words);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answered));
    return;
  }
  const keys = await readStoredKeys(deps.config);
  const file = path.join(deps.config.dataFolder, `${BUFFER_BYTES}${randomUUID()}`);
  try {
    // Buffered before it is sent, so that a slow client doesn't block the database.
    const at = deps.now();
    await writeBackup(file, encodeBackup(takeSnapshot(deps.database, { at, keys })));
    response.writeHead(200, { 'Content-Type': 'application/gzip' });
    await pipeline(createReadStream(file), response);
    await recordBackup(deps.database, at);
  } finally {
    await rm(file, { force: true });
  }
}
