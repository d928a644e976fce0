import { expect, test } from 'vitest';
import { chatWording, foreignEmbed, ownEmbed } from './chat-embed.ts';

const page = 'https://evenkeel.example';

test('our own chat is a page of this origin', () => {
  expect(ownEmbed('lena', page)).toEqual({ url: '/chat/lena', origin: page, isOwn: true });
});

test('a third-party chat is an https address with its own origin', () => {
  expect(foreignEmbed('https://chat.example/embed?kb=1', page)).toEqual({
    url: 'https://chat.example/embed?kb=1',
    origin: 'https://chat.example',
    isOwn: false,
  });
});

test.each([
  '',
  'embed',
  'javascript:alert(1)',
  'http://chat.example',
  `${page}/chat/lena`,
  'data:text/html,x',
])('the address %j is refused', (address) => expect(foreignEmbed(address, page)).toBeNull());

test('only a third-party chat is named by its provider', () => {
  expect(chatWording('Lena', false).loading).toBe('Loading Dante AI...');
  expect(chatWording('Lena', true).loading).toBe('Loading Lena...');
});
