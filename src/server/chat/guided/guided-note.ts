import * as v from 'valibot';
import type { StoredToolInput } from '#contract/chat.ts';
import { GUIDED_RESULT } from '#contract/guided-result.ts';
import { storedResult } from '#contract/guided.ts';
import { flowById } from '#content/guided/flows.ts';
import { bold, bullets, paragraphs, plain } from '#content/tools/notes/markdown.ts';
import type { Flow } from '#domain/guided/flow.ts';
import { type Page, passagesOf } from '#domain/guided/page.ts';
import { readSlot } from '#domain/guided/read/read-slot.ts';
import type { Run } from '#domain/guided/run.ts';
import { migrateRun } from '#domain/guided/steps.ts';
import { type Values, isOnDevice } from '#domain/guided/value.ts';
import { findPassage } from '../library/passage-view.ts';
import { chatError } from '../errors.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import { pageOf } from './guided-view.ts';

/**
 * Returns the stored result, computed again here with the values that only the device knew. Null if another tool is
 * meant.
 */
export function guidedNote(
  { name, input }: StoredToolInput,
  { guided, isKept, advisor }: TurnContext,
): { line: string; text: string } | null {
  if (name !== GUIDED_RESULT) return null;
  const flow = guided && flowById(guided.flow);
  const given = v.safeParse(storedResult, input);
  const isReady = guided?.status === 'done' && isKept && flow?.advisor === advisor;
  if (!guided || !flow || !isReady || !given.success)
    throw chatError('invalid', { message: 'There’s nothing to save here.' });
  const run = withOwn(flow, migrateRun(flow, guided), given.output.own);
  return { line: `Save this: ${flow.title}`, text: pageText(pageOf(flow, run)) };
}

function withOwn(flow: Flow, run: Run, own: Readonly<Record<string, string>>): Run {
  const told: Values = Object.fromEntries(
    flow.slots.flatMap((slot) => {
      const words = own[slot.id];
      if (!slot.isPrivate || words === undefined || !isOnDevice(run.values[slot.id])) return [];
      // Private answers are free text, so no date is parsed from them.
      const reading = readSlot(slot, words, '2000-01-01');
      return reading && 'value' in reading ? [[slot.id, reading.value]] : [];
    }),
  );
  return { ...run, values: { ...run.values, ...told } };
}

function pageText(page: Page): string {
  const titles = passagesOf(page).flatMap((id) => findPassage(id)?.title ?? []);
  const from = [...titles, ...page.sources.map(({ title, publisher }) => `${title}, ${publisher}`)];
  return paragraphs(
    bold(page.title),
    page.message && plain(page.message),
    ...page.parts.map(({ heading, lines }) =>
      paragraphs(bold(heading), bullets(lines.map(({ text }) => withoutMarks(plain(text))))),
    ),
    plain(page.lead),
    from.length > 0 && `From: ${from.join('; ')}.`,
  );
}

/**
 * Replaces the placeholders of values that the device did not send, because they were lost there or left out on purpose.
 */
function withoutMarks(text: string): string {
  return text.replaceAll(/\{\{\w+\}\}/g, '(not saved)');
}
