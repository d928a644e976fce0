import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type UnderstoodFacts, sharingStates } from '#contract/understood.ts';
import { FactSharing } from './fact-sharing.tsx';

const shown = (sharing: UnderstoodFacts['sharing'], isSensitive = false) =>
  renderToStaticMarkup(
    <FactSharing
      known={{ items: [], sharing, isSensitive }}
      onShare={() => undefined}
      onStop={() => undefined}
    />,
  );
const buttonsIn = (markup: string) =>
  [...markup.matchAll(/<button[^>]*>([^<]*)</g)].map(([, label]) => label);

test.each([
  ['none', []],
  ['private', []],
  ['off', ['Share with the other advisors']],
  ['on', ['Stop sharing']],
  ['changed', ['Share the changes', 'Stop sharing']],
  ['other-chat', ['Stop sharing']],
] as const)('with sharing %s, the buttons are %j', (sharing, labels) => {
  expect(buttonsIn(shown(sharing))).toEqual(labels);
});

test('after a mention of danger, every share button has a safety reminder', () => {
  for (const sharing of sharingStates) {
    const shares = buttonsIn(shown(sharing, true)).some((label) => label?.startsWith('Share'));
    expect(shown(sharing, true).includes('Safety came up in this chat.'), sharing).toBe(shares);
    expect(shown(sharing)).not.toContain('Safety came up');
  }
});

test('before sharing, the person reads what sharing means and that it can be undone', () => {
  expect(shown('off')).toContain('never your exact words. You can stop at any time.');
});
