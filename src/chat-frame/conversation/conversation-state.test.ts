import { expect, test } from 'vitest';
import type { AdvisorInfo, Message, NewTurn, TurnEvent } from '#contract/chat.ts';
import { answerAgain } from '../turns/answer-again.ts';
import { type ChatState, initialState, reduceChat } from './conversation-state.ts';
import { applyTurnEvent } from '../turns/turn-state.ts';

const at = '2026-11-20T00:00:00.000Z';
const info: AdvisorInfo = {
  advisor: 'lena',
  name: 'Lena',
  engine: 'model',
  disclosure: 'd',
  suggestions: [],
  openings: [],
};
const first: NewTurn = { id: 'answer-1', userMessageId: 'question', text: 'How do I sleep?' };
const again: NewTurn = { ...first, id: 'answer-2', replaces: 'answer-1' };

function after(start: ChatState, turn: NewTurn, ...events: TurnEvent[]): ChatState {
  const asked = reduceChat(start, { type: 'asked', turn, at });
  return events.reduce((state, event) => applyTurnEvent(state, turn.id, event), asked);
}
const said = (delta: string): TurnEvent[] => [
  { type: 'start', messageId: first.id },
  { type: 'data-engine', data: { engine: 'library' } },
  { type: 'text-delta', id: 't', delta },
];
const open: ChatState = { ...initialState, phase: 'ready', info };
const broken = after(open, first, ...said('Half'), { type: 'error', errorText: 'It broke.' });
const texts = ({ messages }: ChatState) =>
  messages.map(({ id, parts }) => [id, parts.map((part) => part.type === 'text' && part.text).join()]);

test('a regenerated answer replaces the previous answer below the same question', () => {
  const state = after(broken, again, ...said('Whole'), { type: 'finish' });
  expect(texts(state)).toEqual([
    ['question', 'How do I sleep?'],
    ['answer-2', 'Whole'],
  ]);
  expect(state.failed).toBeNull();
});

test('the previous answer stays visible until the new answer starts', () => {
  const waiting = after(broken, again, { type: 'start', messageId: again.id });
  expect(waiting.replaced?.id).toBe('answer-1');
  expect(after(broken, again, ...said('New')).replaced).toBeNull();
});

test('the old answer is restored when the new request fails', () => {
  const asked = after(broken, again);
  const failed = reduceChat(asked, { type: 'failed', turn: again, reason: 'offline' });
  expect(texts(failed)).toEqual(texts(broken));
  // The same turn can be retried.
  expect(texts(after(failed, again, ...said('Whole')))[1]).toEqual(['answer-2', 'Whole']);
});

test('an answer keeps its text while it is requested again after a lost connection', () => {
  const lost = reduceChat(after(open, first, ...said('Half')), {
    type: 'failed',
    turn: first,
    reason: 'lost',
  });
  expect(texts(after(lost, first))[1]).toEqual(['answer-1', 'Half']);
  expect(texts(after(lost, first, ...said('Whole')))[1]).toEqual(['answer-1', 'Whole']);
});

test("the status says when a model's tool is running", () => {
  const call: TurnEvent = { type: 'tool-input-available', toolCallId: 'c', toolName: 'planner', input: {} };
  const done: TurnEvent = { type: 'tool-output-available', toolCallId: 'c', output: {} };
  expect(after(open, first, call).doing).toBe('tool');
  expect(after(open, first, call, done).doing).toBe('answer');
});

test('a new conversation keeps its advisor', () => {
  const state = reduceChat({ ...broken, conversationId: 'c' }, { type: 'cleared' });
  expect(state).toMatchObject({ phase: 'ready', info, conversationId: null, messages: [], failed: null });
});

const part = {
  citations: { type: 'citations' as const, items: [] },
  closest: { type: 'closest' as const, items: [] },
};
const ended = (changes: Partial<Message>, engine: AdvisorInfo['engine'] = 'library'): ChatState => {
  const state = after(open, first, ...said('Sleep.'), { type: 'finish' });
  const answer = state.messages[1];
  if (!answer) throw new Error('There is no answer');
  return {
    ...state,
    info: { ...info, engine },
    messages: [...state.messages.slice(0, 1), { ...answer, ...changes }],
  };
};

test.each([
  ['a whole answer of the library, which would say it again', ended({ parts: [part.citations] }), null],
  ['one that knows of other texts', ended({ parts: [part.citations, part.closest] }), 'look'],
  ['titles alone, which are no answer', ended({ parts: [part.closest] }), null],
  ['an answer of a model', ended({}, 'model'), 'write'],
  ['an answer that was stopped', ended({ status: 'stopped' }), 'write'],
  ['an answer that broke off', ended({ status: 'error' }), 'write'],
  ['words for danger', ended({ engine: 'safety' }, 'model'), null],
  ['a tool’s note', ended({ engine: 'tool' }, 'model'), null],
  ['one that is being written', after(open, first, ...said('Sl')), null],
  ['no conversation', open, null],
])('how another answer is requested after %s: %#', (_name, state, way) => {
  expect(answerAgain(state)).toBe(way);
});
