import type { ConflictWords } from '#domain/tools/conflict/conflict-tools.ts';
import { openTexts } from '../texts/open-texts.ts';

export const conflictWords: ConflictWords = openTexts('tools/conflict.yaml');
