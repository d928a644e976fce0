import { findGaps } from './find-gaps.ts';
import { greyFrom, portableGreyMap } from './grey-picture.ts';
import { levelPicture } from './level-picture.ts';
import type { CoreAddresses, OpenCore, PictureRequest, Recognizer, RecognizerCore } from './ocr-core.ts';
import type { PictureAnswer } from './picture-answer.ts';
import { turnLevel } from './turn-picture.ts';
import { wordsFromTable } from './words-from-table.ts';

declare const self: typeof globalThis & {
  importScripts: (address: string) => void;
  TesseractCore: OpenCore;
  onmessage: ((event: MessageEvent<PictureRequest>) => void) | null;
  postMessage: (answer: PictureAnswer, transfer?: Transferable[]) => void;
};

const LSTM_ONLY = 1;
const WHOLE_PAGE = '3';
/** A word read with less is more often dirt than a word. */
const LEAST_CONFIDENCE = 15;

let opening: Promise<{ core: RecognizerCore; recognizer: Recognizer }> | undefined;

self.onmessage = ({ data }) => {
  read(data).catch((error: unknown) => {
    self.postMessage({ kind: 'failed', reason: error instanceof NotFetched ? 'not-fetched' : 'broken' });
  });
};

async function read({ addresses, width, height, colors }: PictureRequest): Promise<void> {
  opening ??= open(addresses);
  const { core, recognizer } = await opening;
  self.postMessage({ kind: 'ready' });
  const picture = turnLevel(levelPicture(greyFrom(colors, width, height)));
  core.FS.writeFile('/input', portableGreyMap(picture));
  recognizer.SetImageFile(1, 0);
  recognizer.Recognize(null);
  const words = wordsFromTable(recognizer.GetTSVText(0)).filter(
    ({ confidence }) => confidence >= LEAST_CONFIDENCE,
  );
  recognizer.Clear();
  core.FS.unlink('/input');
  const lineHeight = middle(words.map(({ height: tall }) => tall));
  self.postMessage(
    {
      kind: 'read',
      words,
      gaps: findGaps(picture, words, lineHeight || 30),
      lineHeight,
      confidence: middle(words.map(({ confidence }) => confidence)),
      picture,
    },
    [picture.dots.buffer],
  );
}

class NotFetched extends Error {}

async function open({ script, wasm, language }: CoreAddresses) {
  try {
    self.importScripts(script);
  } catch {
    throw new NotFetched();
  }
  const [core, data] = await Promise.all([
    self.TesseractCore({ locateFile: () => wasm }),
    fetchLanguage(language),
  ]);
  core.FS.writeFile('./eng.traineddata', data);
  const recognizer = new core.TessBaseAPI();
  if (recognizer.Init(null, 'eng', LSTM_ONLY) !== 0) throw new Error('The recognizer did not start');
  recognizer.SetPageSegMode(Number(WHOLE_PAGE));
  recognizer.SetVariable('user_defined_dpi', '200');
  return { core, recognizer };
}

async function fetchLanguage(address: string): Promise<Uint8Array> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok || !answer.body) throw new NotFetched();
  const unpacked = answer.body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
