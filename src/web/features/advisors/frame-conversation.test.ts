import { expect, test } from 'vitest';
import type { ChatEmbed } from './chat-embed.ts';
import { startFrameConversation } from './frame-conversation.ts';

const ORIGIN = 'https://evenkeel.example';
const own: ChatEmbed = { url: '/chat/lena', origin: ORIGIN, isOwn: true };
const foreign: ChatEmbed = { url: 'https://chat.example/x', origin: 'https://chat.example', isOwn: false };

/** The parts of a browser window that the conversation uses. `messages` are those posted to it. */
function standInWindow() {
  const messages: { data: unknown; target: string }[] = [];
  const listeners = new Set<(event: unknown) => void>();
  const stand = {
    location: { origin: ORIGIN },
    addEventListener: (_type: string, listener: (event: unknown) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: unknown) => void) => listeners.delete(listener),
    postMessage: (data: unknown, target: string) => messages.push({ data, target }),
  };
  return { window: stand as unknown as Window, messages, listeners };
}

function conversationWith(embed: ChatEmbed) {
  const page = standInWindow();
  const frame = standInWindow();
  const seen: string[] = [];
  const refusals: (string | null)[] = [];
  const conversation = startFrameConversation(page.window, {
    embed,
    frame: () => frame.window,
    theme: () => 'dark',
    accessToken: async (refused) => {
      refusals.push(refused);
      return `token-${refusals.length}`;
    },
    onReady: () => seen.push('ready'),
    onDelivered: () => seen.push('delivered'),
    onLeave: () => seen.push('leave'),
    onDeadlineAdded: () => seen.push('deadline-added'),
    onGone: () => seen.push('gone'),
    onTalking: (isTalking) => seen.push(isTalking ? 'talking' : 'quiet'),
    onHandOver: (advisor, text) => seen.push(`${advisor}: ${text}`),
  });
  const say = (data: unknown, from: Window, origin = ORIGIN) => {
    for (const listener of page.listeners) listener({ data, source: from, origin });
  };
  return { conversation, page, frame, seen, refusals, say };
}

const ready = { type: 'advisor:ready', version: 1 };

// ASVS: 3.5.5
test('sends the access token and the theme to a ready frame, only at its exact origin', async () => {
  const { frame, seen, say } = conversationWith(own);
  say(ready, frame.window);
  await expect.poll(() => seen).toEqual(['ready']);
  expect(frame.messages).toEqual([
    { data: { type: 'advisor:hello', accessToken: 'token-1', theme: 'dark' }, target: ORIGIN },
  ]);
});

test('does not send a rejected access token to the frame again', async () => {
  const { frame, refusals, say, seen } = conversationWith(own);
  say(ready, frame.window);
  await expect.poll(() => seen).toEqual(['ready']);
  say({ type: 'advisor:token-needed' }, frame.window);
  await expect.poll(() => frame.messages.length).toBe(2);
  expect(refusals).toEqual([null, 'token-1']);
});

// Specification: 2.advisor.9
test('a message from the page waits until the frame is ready', () => {
  const { conversation, page, frame, seen, say } = conversationWith(own);
  say({ type: 'send-message', text: ' How do I sleep? ' }, page.window);
  expect(frame.messages).toEqual([]);
  conversation.deliver();
  say({ type: 'send-message', text: 'And tomorrow?' }, page.window);
  expect(frame.messages.map(({ data }) => data)).toEqual([
    { type: 'advisor:send', text: 'How do I sleep?' },
    { type: 'advisor:send', text: 'And tomorrow?' },
  ]);
  expect(seen).toEqual(['delivered', 'delivered']);
});

// ASVS: 3.5.5
test('ignores malformed messages, and messages from other windows', () => {
  const { conversation, page, frame, say } = conversationWith(own);
  conversation.deliver();
  say({ type: 'send-message', text: 'x' }, frame.window);
  say({ type: 'send-message', text: 'x' }, standInWindow().window);
  say({ type: 'send-message', text: 'x' }, page.window, 'https://evil.example');
  say({ type: 'send-message', text: 7 }, page.window);
  say({ type: 'send-message', text: 'x'.repeat(4001) }, page.window);
  say('send-message', page.window);
  expect(frame.messages).toEqual([]);
});

// ASVS: 3.5.5
test('only the frame, at its exact origin, can request an access token or leave the chat', async () => {
  const { page, frame, seen, refusals, say } = conversationWith(own);
  say(ready, standInWindow().window);
  say(ready, frame.window, 'https://evil.example');
  say({ type: 'advisor:leave' }, page.window);
  say({ type: 'advisor:ready', version: 2 }, frame.window);
  expect([seen, refusals]).toEqual([[], []]);
  say({ type: 'advisor:leave' }, frame.window);
  expect(seen).toEqual(['leave']);
});

// Specification: 2.advisor.9
test('a third-party frame gets messages in its own format and never an access token', () => {
  const { conversation, page, frame, seen, refusals, say } = conversationWith(foreign);
  say(ready, frame.window, foreign.origin);
  say({ type: 'advisor:leave' }, frame.window, foreign.origin);
  conversation.deliver();
  say({ type: 'send-message', text: 'Hello' }, page.window);
  expect(frame.messages).toEqual([
    { data: { type: 'send-message', text: 'Hello' }, target: 'https://chat.example' },
  ]);
  expect([seen, refusals]).toEqual([['delivered'], []]);
});

test('ignores messages after the frame conversation has ended', () => {
  const { conversation, page } = conversationWith(own);
  conversation.end();
  expect(page.listeners.size).toBe(0);
});

test('only the frame can report that the chat has added a deadline', () => {
  const { page, frame, seen, say } = conversationWith(own);
  say({ type: 'advisor:deadline-added' }, page.window);
  expect(seen).toEqual([]);
  say({ type: 'advisor:deadline-added' }, frame.window);
  expect(seen).toEqual(['deadline-added']);
});

test('only the frame can report a deleted conversation, and it is told to reload', () => {
  const { conversation, page, frame, seen, say } = conversationWith(own);
  say({ type: 'advisor:gone' }, page.window);
  expect(seen).toEqual([]);
  say({ type: 'advisor:gone' }, frame.window);
  expect(seen).toEqual(['gone']);
  conversation.restart();
  expect(frame.messages).toEqual([{ data: { type: 'advisor:restart' }, target: ORIGIN }]);
});
