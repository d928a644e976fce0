import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Two servers on one embedded database would destroy it. Holds `folder/lock` with this process's id;
 * a lock whose process is gone is taken over. Throws when another server is running.
 */
export async function lockDataFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const file = path.join(folder, 'lock');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (holder && holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `Another server (process ${holder}) uses ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  await rm(file, { force: true });
  const handle = await open(file, 'wx');
  await handle.writeFile(String(process.pid));
  await handle.close();
  return { release: () => rm(file, { force: true }) };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
