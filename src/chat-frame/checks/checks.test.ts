import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as chat from '#contract/chat.ts';
import { toFrame } from '#contract/chat-frame.ts';
import { sharingStates, understoodFacts } from '#contract/understood.ts';
import { transcript, voiceServices } from '#contract/voice.ts';
import { isAdvisorInfo, isChatError, isConversationList } from './checks.ts';
import { isConversation, isGivenFeedback } from './conversation-check.ts';
import { isTurnEvent } from './event-check.ts';
import { isToFrame } from './host-check.ts';
import { isPassage } from './passage-check.ts';
import { isUnderstoodFacts } from '../understood/understood-check.ts';
import { isTranscript, isVoiceServices } from '../voice/voice-check.ts';

const id = '00000000-0000-4000-8000-000000000001';
const summary = { id, advisor: 'lena', title: 't', updatedAt: 'now' };
const items = [{ n: 1, id: 'p', title: 't' }];
const parts = [
  { type: 'text', text: 'a' },
  { type: 'citations', items },
  { type: 'suggestions', items: ['s'] },
  { type: 'closest', items },
  { type: 'safety', kind: 'k', lines: ['crisis'] },
];
const message = { id, role: 'assistant', status: 'done', engine: 'library', parts, createdAt: 'now' };
const events = [
  { type: 'start', messageId: id },
  { type: 'data-engine', data: { engine: 'safety' } },
  { type: 'text-start', id: 't' },
  { type: 'text-delta', id: 't', delta: 'a' },
  { type: 'text-end', id: 't' },
  { type: 'data-safety', data: { kind: 'k', lines: ['crisis'] } },
  { type: 'data-citations', data: { items } },
  { type: 'data-closest', data: { items } },
  { type: 'data-suggestions', data: { items: ['s'] } },
  { type: 'data-hand-over', data: { advisor: 'emma', name: 'Emma', question: 'q', isOpen: true } },
  { type: 'tool-input-available', toolCallId: 'c', toolName: 'n', input: {} },
  { type: 'tool-output-available', toolCallId: 'c', output: {} },
  { type: 'error', errorText: 'e' },
  { type: 'abort' },
  { type: 'finish' },
];
const source = { title: 't', publisher: 'p', url: 'https://a.test', checked: '2026-11-20' };

const pairs: readonly [
  name: string,
  check: (value: unknown) => boolean,
  schema: v.GenericSchema,
  samples: unknown[],
][] = [
  ['turn event', isTurnEvent, chat.turnEvent, events],
  [
    'conversation',
    isConversation,
    chat.conversation,
    [
      { ...summary, messages: [message], earlier: null, live: null },
      { ...summary, messages: [], earlier: null, live: { turn: id, after: 3 } },
    ],
  ],
  [
    'conversation list',
    isConversationList,
    v.object({ conversations: v.array(chat.conversationSummary) }),
    [{ conversations: [summary] }],
  ],
  [
    'advisor info',
    isAdvisorInfo,
    chat.advisorInfo,
    [{ advisor: 'lena', name: 'Lena', engine: 'library', disclosure: 'd', suggestions: ['s'], openings: [] }],
  ],
  [
    'passage',
    isPassage,
    chat.passageView,
    [{ id: 'p', title: 't', text: 'x', state: null, sources: [source] }],
  ],
  ['list of voice services', isVoiceServices, voiceServices, [{ listens: true, speaks: false }]],
  [
    'list of what was understood',
    isUnderstoodFacts,
    understoodFacts,
    [
      {
        items: [
          { key: 'state', label: 'State', value: 'Ohio', from: 'Hannah' },
          { key: 'house', label: 'House', value: 'worth $2' },
        ],
        sharing: 'none',
        isSensitive: false,
      },
      ...sharingStates.map((sharing) => ({ items: [], sharing, isSensitive: true })),
    ],
  ],
  ['transcript', isTranscript, transcript, [{ text: '' }]],
  [
    'list of what was said of answers',
    isGivenFeedback,
    v.object({ given: v.array(v.pick(chat.givenFeedback.entries.given.item, ['answer', 'isHelpful'])) }),
    [{ given: [{ answer: id, isHelpful: true }] }],
  ],
  ['chat error', isChatError, chat.chatError, [{ error: { code: 'c', message: 'm' } }]],
  [
    'message from the host',
    isToFrame,
    toFrame,
    [
      { type: 'advisor:hello', accessToken: 'a', theme: 'dark' },
      { type: 'advisor:send', text: 'x' },
      { type: 'advisor:theme', theme: 'light' },
      { type: 'advisor:restart' },
    ],
  ],
];

test.each(pairs)('accepts every %s that the contract schema accepts', (_name, check, schema, samples) => {
  for (const sample of samples) {
    expect(v.is(schema, sample), JSON.stringify(sample)).toBe(true);
    expect(check(sample), JSON.stringify(sample)).toBe(true);
  }
});

test.each(pairs)(
  'rejects a %s with a missing or mistyped field, like the contract schema',
  (_name, check, schema, samples) => {
    for (const broken of samples.flatMap((sample) => spoilt(sample))) {
      if (!v.is(schema, broken)) expect(check(broken), JSON.stringify(broken)).toBe(false);
    }
  },
);

test('the frame handles every event type of the contract', () => {
  const known = chat.turnEvent.options.map((option) => option.entries.type.literal);
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(known));
});

/** Returns copies of the value in which one part, at any depth, is removed or has the wrong type. */
function spoilt(value: unknown): unknown[] {
  const wrong = [undefined, null, true, Symbol.iterator];
  if (typeof value !== 'object' || value === null) return wrong;
  return Object.keys(value).flatMap((key) =>
    spoilt(Reflect.get(value, key)).map((part) => {
      const copy: object = Array.isArray(value) ? [...value] : { ...value };
      Reflect.set(copy, key, part);
      return copy;
    }),
  );
}
