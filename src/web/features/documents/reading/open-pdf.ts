import type * as PdfJs from 'pdfjs-dist';
import { fetchedFiles } from './fetched-files.ts';
import { UnreadablePaper } from './unreadable-paper.ts';

type PdfLibrary = typeof PdfJs;

let library: Promise<PdfLibrary> | undefined;

/** Not part of the app's own chunks: these 415 KB are only needed for a PDF. */
function pdfLibrary(): Promise<PdfLibrary> {
  library ??= load().catch((error: unknown) => {
    library = undefined;
    throw error;
  });
  return library;
}

async function load(): Promise<PdfLibrary> {
  try {
    const loaded = (await import(/* @vite-ignore */ fetchedFiles.pdf.library)) as PdfLibrary;
    loaded.GlobalWorkerOptions.workerSrc = fetchedFiles.pdf.worker;
    return loaded;
  } catch {
    throw new UnreadablePaper('not-fetched');
  }
}

export interface OpenPdf {
  document: PdfJs.PDFDocumentProxy;
  operators: PdfLibrary['OPS'];
  close: () => void;
}

/** No part of the file is executed: no scripts, no XML forms, no WebAssembly, no system fonts. */
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
