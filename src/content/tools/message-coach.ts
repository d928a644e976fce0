import type { CoachWords } from '#domain/tools/message-coach/coach-tools.ts';
import { openTexts } from '../texts/open-texts.ts';

export const coachWords: CoachWords = openTexts('tools/message-coach.yaml');
