import { expect, test } from 'vitest';
import { chatWording, foreignEmbed, ownEmbed } from './chat-embed.ts';

const page = 'https://evenkeel.example';

// Specification: D.9
test('the built-in chat is a page on the same origin as the app', () => {
  expect(ownEmbed('lena', page)).toEqual({ url: '/chat/lena', origin: page, isOwn: true });
});

// Specification: 2.advisor.7
// ASVS: 1.2.2
test('a third-party chat has an https URL on another origin', () => {
  expect(foreignEmbed('https://chat.example/embed?kb=1', page)).toEqual({
    url: 'https://chat.example/embed?kb=1',
    origin: 'https://chat.example',
    isOwn: false,
  });
});

// ASVS: 1.2.2
test.each([
  '',
  'embed',
  'javascript:alert(1)',
  'http://chat.example',
  `${page}/chat/lena`,
  'data:text/html,x',
])('rejects the chat URL %j', (address) => expect(foreignEmbed(address, page)).toBeNull());

// Specification: D.9
test('shows the provider’s name only for a third-party chat', () => {
  expect(chatWording('Lena', false).loading).toBe('Loading Dante AI...');
  expect(chatWording('Lena', true).loading).toBe('Loading Lena...');
});
