import type { PlanTopicWords } from '#domain/tools/parenting-time/plan-topics-tool.ts';
import type { PlannerWords } from '#domain/tools/parenting-time/planner-tool.ts';
import { openTexts } from '../texts/open-texts.ts';

const { planner, headings } = openTexts('tools/parenting-time.yaml');

export const plannerWords: PlannerWords = planner;
export const headingWords: PlanTopicWords = headings;
