import type { AnswerEvent, Engine, Turn } from '../engine.ts';

const MOST_LINES = 3;
const MOST_WORDS = 60;

export interface ShortAnswer {
  text: string;
  citations: Extract<AnswerEvent, { type: 'data-citations' }>['data']['items'];
}

const NOTHING: ShortAnswer = {
  text: 'I don’t have a good answer to that here. You can ask again when we’re done.',
  citations: [],
};

/** Returns the advisor's answer to an interrupting question, cut to three lines. The person can ask for all of it later. */
export async function shortAnswer(engine: Engine, turn: Turn, signal: AbortSignal): Promise<ShortAnswer> {
  let text = '';
  const cited: ShortAnswer['citations'] = [];
  for await (const event of engine.answer({ ...turn, boundary: null }, signal)) {
    if (event.type === 'text-delta') text += event.delta;
    if (event.type === 'data-citations') cited.push(...event.data.items);
  }
  if (cited.length === 0) return NOTHING;
  const short = firstLines(text);
  const citations = cited.filter(({ n }) => short.includes(`[${n}]`));
  return { text: short, citations: citations.length > 0 ? citations : cited.slice(0, 1) };
}

function firstLines(text: string): string {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '');
  const kept: string[] = [];
  let words = 0;
  for (const line of lines.slice(0, MOST_LINES)) {
    words += line.split(/\s+/).length;
    if (kept.length > 0 && words > MOST_WORDS) break;
    kept.push(line);
  }
  // A line that introduces a list is useless without the list.
  if (kept.length > 1 && kept.at(-1)?.trim().endsWith(':')) kept.pop();
  return kept.join('\n');
}
