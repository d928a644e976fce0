import { type LocalServer, startLocally } from '../../dev/start-locally.ts';

/** What a test worker asks of this process, and the answer to it. Both carry the ID of the app. */
export type HostRequest =
  | { kind: 'start'; id: number; environment: Readonly<Record<string, string | undefined>> }
  | { kind: 'stop'; id: number };
export type HostAnswer =
  | { id: number; standInUrl: string | null }
  | { id: number; isStopped: true }
  | { id: number; problem: string };

/**
 * Runs the apps of one test worker. Each has its own data, port and stand-ins, but the code, the models and the embedded
 * database are loaded and compiled once.
 */
const running = new Map<number, LocalServer>();

process.on('message', (message) => {
  const request = message as HostRequest;
  const failed = (error: unknown): HostAnswer => ({
    id: request.id,
    problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
  void answer(request)
    .catch(failed)
    .then((answered) => process.send?.(answered));
});
// The worker has ended.
process.on('disconnect', () => process.exit(0));

async function answer(request: HostRequest): Promise<HostAnswer> {
  const { id } = request;
  if (request.kind === 'stop') {
    await running.get(id)?.close();
    running.delete(id);
    return { id, isStopped: true };
  }
  const server = await startLocally(request.environment);
  running.set(id, server);
  return { id, standInUrl: server.standInUrl };
}
