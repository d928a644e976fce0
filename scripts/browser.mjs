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
const quietly = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/** The path of a Chromium for tests: a configured or installed one. Otherwise it installs one. */
export async function ensureBrowser() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured)
    return existsSync(configured) ? configured : fail(`CHROMIUM_PATH names no file: ${configured}`);
  return (
    besideItsShell(places.find((place) => existsSync(place))) ??
    (await playwrightBrowser(false)) ??
    fromDebian() ??
    (await playwrightBrowser(true)) ??
    fail('No Chromium was found: install one, or name it in CHROMIUM_PATH.')
  );
}

/**
 * Adds the headless shell of the same version to Debian's Chromium: most browser tests use it (tests/e2e/browser.ts) and
 * take a third less computing. Without it, they use the whole browser.
 */
function besideItsShell(browser) {
  if (browser !== '/usr/bin/chromium' || existsSync(`${browser}-headless-shell`) || !hasDebianPackages())
    return browser;
  const { stdout: version } = spawnSync('dpkg-query', ['-W', '-f=${Version}', 'chromium'], {
    encoding: 'utf8',
  });
  if (!version) return browser;
  console.log('Installing Chromium’s headless shell …');
  installPackage(`chromium-headless-shell=${version}`);
  return browser;
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
  if (!hasDebianPackages()) return undefined;
  console.log('Installing Chromium …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: quietly });
  // Installed one by one, because not every release has the second. It makes the tests a third faster.
  for (const name of ['chromium', 'chromium-headless-shell']) installPackage(name);
  return places.find((place) => existsSync(place));
}

function hasDebianPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function installPackage(name) {
  spawnSync('apt-get', ['install', '-y', '-qq', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: quietly,
  });
}
