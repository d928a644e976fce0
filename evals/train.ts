import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { trainingLines } from './safety-lines.ts';
import { trainClassifier } from './train-classifier.ts';

// node evals/train.ts: writes the safety classifier anew, to be done after every change of evals/safety-lines.

const file = new URL('../src/content/safety-model/classifier.json', import.meta.url);
const { scale, bias, weights } = trainClassifier(trainingLines());
const packed = gzipSync(weights, { level: 9 }).toString('base64');
writeFileSync(file, `${JSON.stringify({ scale, bias, weights: packed }, null, 2)}\n`);
