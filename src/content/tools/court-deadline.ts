import type { DeadlineTexts } from '#domain/tools/court-deadline/deadline-tool.ts';
import { openTexts } from '../texts/open-texts.ts';

export const deadlineWords: DeadlineTexts = openTexts('tools/court-deadline.yaml');
