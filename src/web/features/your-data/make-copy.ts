import { unzipSync, zipSync } from 'fflate';
import type { Proof } from '#contract/account.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { fetchExport } from '#web/lib/account/account-client.ts';
import { browserCopy } from './browser-copy.ts';

/** Saves one file. The browser's own data is added here and sent nowhere. */
export async function makeCopy(name: string, proof: Proof, withBrowser: boolean): Promise<void> {
  const fetched = await fetchExport(proof);
  const file = withBrowser ? withBrowserFile(fetched) : fetched;
  saveFile(name, new Blob([new Uint8Array(file)], { type: 'application/zip' }));
}

function withBrowserFile(zip: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(browserCopy(localStorage));
  return zipSync({ ...unzipSync(zip), 'this-browser.json': text });
}
