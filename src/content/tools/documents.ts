import type { ChecklistWords } from '#domain/tools/documents/checklist-tool.ts';
import { openTexts } from '../texts/open-texts.ts';

export const checklistWords: ChecklistWords = openTexts('tools/documents.yaml');
