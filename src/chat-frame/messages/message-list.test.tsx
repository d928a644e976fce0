import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AdvisorInfo, Message } from '#contract/chat.ts';
import { type ChatState, initialState } from '../conversation/conversation-state.ts';
import { FrameHeader } from '../chat/frame-header.tsx';
import { openChatClient } from '../chat-client.ts';
import type { Host } from '../host/host.ts';
import { MessageList } from './message-list.tsx';
import { Messages } from './messages.tsx';

const info: AdvisorInfo = {
  advisor: 'lena',
  name: 'Lena',
  engine: 'library',
  disclosure: 'The whole of it.',
  suggestions: [],
  openings: [],
};
const question: Message = {
  id: 'q',
  role: 'user',
  status: 'done',
  engine: null,
  parts: [{ type: 'text', text: 'How do I sleep?' }],
  createdAt: '2026-11-20T00:00:00.000Z',
};
const answer: Message = { ...question, id: 'a', role: 'assistant', status: 'streaming', parts: [] };
const half: Message = {
  ...answer,
  id: 'old',
  status: 'stopped',
  parts: [{ type: 'text', text: 'Half a word' }],
};

const none = () => undefined;
const silent = async () => '';
const host: Host = {
  accessToken: silent,
  freshAccessToken: silent,
  onSend: () => none,
  onTheme: () => none,
  onRestart: () => none,
  tell: none,
};

function shown(state: Partial<ChatState>, isGone = false): string {
  const whole: ChatState = { ...initialState, phase: 'ready', info, ...state };
  return renderToStaticMarkup(
    <MessageList
      state={whole}
      Messages={Messages}
      guided={{ client: openChatClient(host), host, onSend: none, hear: { current: null } }}
      isGone={isGone}
      onSend={none}
      onRetry={none}
      onAnswerAgain={none}
      onOpenPassage={none}
      onHandOver={none}
      onRead={none}
      onJudge={() => Promise.resolve()}
    />,
  );
}

test('the status says what the chat is waiting for', () => {
  const waiting = { messages: [question, answer], running: 'a' };
  const model = { ...info, engine: 'model' } as const;
  expect(shown(waiting)).toContain('Checking the library...');
  expect(shown({ ...waiting, info: model })).toContain('Writing an answer...');
  expect(shown({ ...waiting, info: model })).not.toContain('library');
  expect(shown({ ...waiting, info: model, doing: 'tool' })).toContain('Working on it...');
});

test('a stopped answer keeps its text, even while it is being regenerated', () => {
  expect(shown({ messages: [question, half] })).toMatch(/Half a word.*You stopped this answer.*Answer again/);
  const again = shown({ messages: [question, answer], running: 'a', replaced: half });
  expect(again).toContain('Half a word');
  expect(again).not.toContain('Answer again');
});

test.each([
  ['lena', 'library', 'Automated answers from our library'],
  ['lena', 'model', 'Automated answers from an AI model'],
  ['support', 'library', 'Automated answers from our help pages'],
] as const)('the heading says who answers for advisor %s with engine %s', (advisor, engine, line) => {
  const header = renderToStaticMarkup(
    <FrameHeader
      info={{ ...info, advisor, engine }}
      client={openChatClient(host)}
      hasConversation
      conversationId={null}
      newest={null}
      isInTools={false}
      onTools={none}
      onStartOver={none}
      onDelete={() => Promise.resolve()}
    />,
  );
  expect(header).toContain(line);
  expect(header).toContain('The whole of it.');
});
