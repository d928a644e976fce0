/* oxlint-disable import/default -- the bundler makes an address of each */
import language from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import pdfLibrary from 'pdfjs-dist/build/pdf.min.mjs?url';
import pdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import script from 'tesseract.js-core/tesseract-core-simd-lstm.js?url';
import wasm from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import pictureReader from './picture/ocr-worker.ts?worker&url';

/** The files loaded to read a paper: from our own server, under names that never change. */
export const fetchedFiles = {
  pdf: { library: pdfLibrary, worker: pdfWorker },
  picture: {
    worker: pictureReader,
    language,
    script,
    wasm,
  },
} as const;
