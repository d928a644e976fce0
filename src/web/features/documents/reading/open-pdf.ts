import pdfAddress from 'pdfjs-dist/build/pdf.min.mjs?url';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { UnreadablePaper } from './unreadable-paper.ts';

type PdfLibrary = typeof import('pdfjs-dist');

let library: Promise<PdfLibrary> | undefined;

/** Not part of the app's own chunks: 415 KB that only a PDF needs. */
export function pdfLibrary(): Promise<PdfLibrary> {
  library ??= load().catch((error: unknown) => {
    library = undefined;
    throw error;
  });
  return library;
}

async function load(): Promise<PdfLibrary> {
  try {
    const loaded = (await import(/* @vite-ignore */ pdfAddress)) as PdfLibrary;
    loaded.GlobalWorkerOptions.workerSrc = workerAddress;
    return loaded;
  } catch {
    throw new UnreadablePaper('not-fetched');
  }
}

export interface OpenPdf {
  document: PDFDocumentProxy;
  operators: PdfLibrary['OPS'];
  close: () => void;
}

/** Nothing of the file is run: no scripts, no forms in XML, no WebAssembly, no fonts of the system. */
export async function openPdf(data: Uint8Array): Promise<OpenPdf> {
  const { getDocument, OPS } = await pdfLibrary();
  const task = getDocument({
    data,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: true,
    maxImageSize: 40_000_000,
    canvasMaxAreaInBytes: 120_000_000,
    isImageDecoderSupported: false,
    useSystemFonts: false,
    disableAutoFetch: true,
    verbosity: 0,
  });
  const close = () => void task.destroy();
  try {
    return { document: await task.promise, operators: OPS, close };
  } catch (error) {
    close();
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadablePaper(isLocked ? 'locked' : 'broken');
  }
}
