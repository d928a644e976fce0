import type { Classifier } from '#domain/safety/classifier/classifier.ts';
import { budgetTool } from '#domain/tools/budget/budget-tool.ts';
import { inventoryTool } from '#domain/tools/budget/inventory-tool.ts';
import { breathingTool, groundingTool } from '#domain/tools/calm/calm-tools.ts';
import { thoughtRecordTool } from '#domain/tools/calm/thought-record-tool.ts';
import { deescalationTool, rockPhrasesTool } from '#domain/tools/conflict/conflict-tools.ts';
import { deadlineTool } from '#domain/tools/court-deadline/deadline-tool.ts';
import { checklistTool } from '#domain/tools/documents/checklist-tool.ts';
import { draftCoachTool, receivedReaderTool } from '#domain/tools/message-coach/coach-tools.ts';
import { planTopicsTool } from '#domain/tools/parenting-time/plan-topics-tool.ts';
import { plannerTool } from '#domain/tools/parenting-time/planner-tool.ts';
import type { Tool } from '#domain/tools/tool.ts';
import { calmWords, recordWords } from './calm.ts';
import { conflictWords } from './conflict.ts';
import { deadlineWords } from './court-deadline.ts';
import { checklistWords } from './documents.ts';
import { coachWords } from './message-coach.ts';
import { budgetWords, inventoryWords } from './money.ts';
import { headingWords, plannerWords } from './parenting-time.ts';

/** The advisors' tools: the rules with their texts. */
export function openTools(classifier: Classifier): readonly Tool[] {
  return [
    groundingTool(calmWords),
    breathingTool(calmWords),
    thoughtRecordTool(recordWords, classifier),
    rockPhrasesTool(conflictWords),
    deescalationTool(conflictWords),
    checklistTool(checklistWords),
    deadlineTool(deadlineWords),
    draftCoachTool(coachWords),
    receivedReaderTool(coachWords),
    budgetTool(budgetWords),
    inventoryTool(inventoryWords),
    plannerTool(plannerWords),
    planTopicsTool(headingWords),
  ];
}
