import type { AdvisorId } from '#domain/advisor.ts';
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
import { calmWords, recordWords } from '../calm.ts';
import { conflictWords } from '../conflict.ts';
import { deadlineWords } from '../court-deadline.ts';
import { checklistWords } from '../documents.ts';
import { coachWords } from '../message-coach.ts';
import { budgetWords, inventoryWords } from '../money.ts';
import { noteLine } from '../note-names.ts';
import { headingWords, plannerWords } from '../parenting-time.ts';
import { breathingNote, groundingNote, recordNote } from './calm-note.ts';
import { deescalationNote, phrasesNote } from './conflict-note.ts';
import { checklistNote, deadlineNote } from './court-note.ts';
import { draftNote, receivedNote } from './message-note.ts';
import { budgetNote, inventoryNote } from './money-note.ts';
import { headingsNote, plannerNote } from './parenting-note.ts';

/** The note that a person stores from a tool in the conversation, in the chat's Markdown. */
export interface ToolNote {
  tool: string;
  /** The person's own line above the note. */
  line: string;
  advisor: AdvisorId;
  /** Null if nothing can be stored: the input is invalid, or the situation needs help lines instead of a note. */
  write: (input: unknown) => string | null;
}

export function openNotes(classifier: Classifier): readonly ToolNote[] {
  return [
    noteOn(groundingTool(calmWords), groundingNote),
    noteOn(breathingTool(calmWords), breathingNote),
    noteOn(thoughtRecordTool(recordWords, classifier), recordNote),
    noteOn(rockPhrasesTool(conflictWords), phrasesNote),
    noteOn(deescalationTool(conflictWords), deescalationNote),
    noteOn(checklistTool(checklistWords), checklistNote),
    noteOn(deadlineTool(deadlineWords), deadlineNote),
    noteOn(draftCoachTool(coachWords), draftNote),
    noteOn(receivedReaderTool(coachWords), receivedNote),
    noteOn(budgetTool(budgetWords), budgetNote),
    noteOn(inventoryTool(inventoryWords), inventoryNote),
    noteOn(plannerTool(plannerWords), plannerNote),
    noteOn(planTopicsTool(headingWords), headingsNote),
  ];
}

function noteOn<Result extends object>(
  { name, advisor, run }: Tool<Result>,
  write: (result: Result) => string | null,
): ToolNote {
  return {
    tool: name,
    line: noteLine(name),
    advisor,
    write: (input) => {
      const outcome = run(input);
      return outcome.ok ? write(outcome.result) : null;
    },
  };
}
