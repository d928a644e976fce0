import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './setup.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The path of a Chromium for tests: a configured or installed one. Otherwise it installs one. */
export async function ensureBrowser() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured)
    return existsSync(configured) ? configured : fail(`CHROMIUM_PATH names no file: ${configured}`);
  return (
    places.find((place) => existsSync(place)) ??
    (await playwrightBrowser(false)) ??
    fromDebian() ??
    (await playwrightBrowser(true)) ??
    fail('No Chromium was found: install one, or name it in CHROMIUM_PATH.')
  );
}

async function playwrightBrowser(install) {
  if (install) {
    const cli = path.join(root, 'node_modules/playwright-core/cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium-headless-shell'], { stdio: 'inherit' });
  }
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  // Installed one by one, because not every release has the second. It makes the tests a third faster.
  for (const name of ['chromium', 'chromium-headless-shell'])
    spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: ['ignore', 'ignore', 'inherit'], env });
  return places.find((place) => existsSync(place));
}
