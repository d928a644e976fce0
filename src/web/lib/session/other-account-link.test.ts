import { expect, test } from 'vitest';
import { accessTokenIn, belongsToOtherAccount } from './other-account-link.ts';

const tokenOf = (claims: unknown) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

test('a link counts as foreign only if it belongs to another account', () => {
  expect(belongsToOtherAccount(tokenOf({ sub: 'ada' }), 'bea')).toBe(true);
  expect(belongsToOtherAccount(tokenOf({ sub: 'ada' }), 'ada')).toBe(false);
});

test('without a session no link is foreign', () => {
  expect(belongsToOtherAccount(tokenOf({ sub: 'ada' }), null)).toBe(false);
});

test('reads the account from a token that contains non-ASCII names', () => {
  const token = tokenOf({ user_metadata: { first_name: 'Žofía ??>>~~ 雪' }, sub: 'ada' });
  expect(belongsToOtherAccount(token, 'ada')).toBe(false);
});

test.each(['', 'token', 'a.b.c', 'a.%%%.c', tokenOf(null), tokenOf('ada'), tokenOf({}), tokenOf({ sub: 1 })])(
  'a token without an account counts as foreign: %s',
  (token) => {
    expect(belongsToOtherAccount(token, 'ada')).toBe(true);
  },
);

test('uses the same token that the auth client would use', () => {
  expect(accessTokenIn({ hash: '#access_token=first&access_token=last', search: '' })).toBe('last');
  expect(accessTokenIn({ hash: '#access_token=hash', search: '?access_token=query' })).toBe('query');
  expect(accessTokenIn({ hash: '#access_token=hash', search: '?access_token=' })).toBe('');
  expect(accessTokenIn({ hash: '#type=recovery', search: '?token=one' })).toBeNull();
});
