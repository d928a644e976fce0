import type { CalmWords } from '#domain/tools/calm/calm-tools.ts';
import type { RecordWords } from '#domain/tools/calm/thought-record-tool.ts';
import { openTexts } from '../texts/open-texts.ts';

const { calm, thoughtRecord } = openTexts('tools/calm.yaml');

export const calmWords: CalmWords = calm;
export const recordWords: RecordWords = thoughtRecord;
