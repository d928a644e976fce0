import { expect, test } from 'vitest';
import { isBareReply } from './bare-reply.ts';

test.each(['yeah', 'no', 'at all', 'yes, every week', 'then what', 'idk', 'shorter pls', 'and?', 'whatever'])(
  '%j has no subject',
  (text) => {
    expect(isBareReply(text)).toBe(true);
  },
);

test.each(['when should we tell them', 'the house', 'no kids', 'by text', 'he cheated', 'alimony', '8'])(
  '%j has a subject',
  (text) => {
    expect(isBareReply(text)).toBe(false);
  },
);
