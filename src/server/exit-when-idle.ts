const LINGER_MS = 2000;

/**
 * Called when everything is closed and the process should end by itself. `process.exit` is only the last resort: it can
 * wait forever for a compiler thread that in turn waits for the main thread (nodejs/node#54918).
 */
export function exitWhenIdle(): void {
  setTimeout(() => process.exit(0), LINGER_MS).unref();
}
