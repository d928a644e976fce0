import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { contentSecurityPolicy, foreignFrames } from './web-files.ts';

const files = { styleHashes: [], scriptHashes: [], routes: new Hono() };

test('other sites cannot frame the app unless configured', () => {
  expect(contentSecurityPolicy(files, readConfig({})).frameSrc).toEqual(["'self'"]);
  const config = readConfig({
    ADVISOR_EMBED_LENA: 'https://chat.test/lena?key=1',
    SUPPORT_EMBED: 'https://help.test/widget',
  });
  expect(contentSecurityPolicy(files, config).frameSrc).toEqual([
    "'self'",
    'https://chat.test',
    'https://help.test',
  ]);
  expect(foreignFrames({ ...config, supportEmbed: 'https://chat.test/support' })).toEqual([
    'https://chat.test',
  ]);
});
