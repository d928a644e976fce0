import { findGaps } from './find-gaps.ts';
import { type GrayPicture, portableGreyMap } from './grey-picture.ts';
import { levelPicture } from './level-picture.ts';
import type { RecognizerCore } from './ocr-core.ts';
import type { ReadPicture } from './picture-answer.ts';
import { turnLevel } from './turn-picture.ts';
import { wordsFromTable } from './words-from-table.ts';

const LSTM_ONLY = 1;
const WHOLE_PAGE = 3;
/** A word with less confidence is usually dirt. */
const MIN_CONFIDENCE = 15;

export type PictureReader = (picture: GrayPicture) => ReadPicture;

/**
 * Levels, rotates and recognizes a picture. Rotation is needed because the recognizer silently skips whole lines on a
 * tilted page.
 */
export function openPictureReader(core: RecognizerCore, language: Uint8Array): PictureReader {
  core.FS.writeFile('./eng.traineddata', language);
  const recognizer = new core.TessBaseAPI();
  if (recognizer.Init(null, 'eng', LSTM_ONLY) !== 0) throw new Error('The recognizer did not start');
  recognizer.SetPageSegMode(WHOLE_PAGE);
  recognizer.SetVariable('user_defined_dpi', '200');
  return (given) => {
    const picture = turnLevel(levelPicture(given));
    core.FS.writeFile('/input', portableGreyMap(picture));
    recognizer.SetImageFile(1, 0);
    recognizer.Recognize(null);
    const words = wordsFromTable(recognizer.GetTSVText(0)).filter(
      ({ confidence }) => confidence >= MIN_CONFIDENCE,
    );
    recognizer.Clear();
    core.FS.unlink('/input');
    const lineHeight = middle(words.map(({ height }) => height));
    return {
      words,
      gaps: findGaps(picture, words, lineHeight || 30),
      lineHeight,
      confidence: middle(words.map(({ confidence }) => confidence)),
      picture,
    };
  };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
