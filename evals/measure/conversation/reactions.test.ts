import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { toThirdPerson, thirdPersons } from '#domain/intents/third-person.ts';
import { openReactions, readAllReactions } from '#server/chat/reactions/open-reactions.ts';
import { openConversation } from './open-conversation.ts';
import { learnedFrom, reactionsOrigin } from '../../train-reactions.ts';

const file = path.join(import.meta.dirname, '../../../src/content/reaction-model.json');
const training = learnedFrom(readAllReactions(path.join(import.meta.dirname, '../../../content/reactions')));

test('the stored model is fitted on the current reactions (otherwise run node evals/train-reactions.ts)', () => {
  const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
  expect(stored).toMatchObject({ origin: reactionsOrigin(training) });
});

test('planted: adding an example changes the origin hash', () => {
  const planted = training.map((each, at) =>
    at > 0 ? each : { ...each, all: each.all.map((reaction) => ({ ...reaction, examples: ['planted'] })) },
  );
  expect(reactionsOrigin(planted)).not.toBe(reactionsOrigin(training));
});

// These lines were written separately from the examples.
test.each([
  [
    'emma',
    'hes suddenly so nice to me since the court date came',
    'what am i supposed to tell him when hes at the door',
    'words',
  ],
  ['ava', 'my 3 year old keeps asking where daddy is', 'is that normal', 'normal'],
] as const)(
  '%s: after "%s", the reply to "%s" matches its reaction kind',
  async (advisor, first, second, kind) => {
    const conversation = openConversation(advisor);
    await conversation.say(first);
    const { text } = await conversation.say(second);
    const written = [...openReactions().byId.values()]
      .flatMap(({ all }) => all)
      .filter((reaction) => reaction.kind === kind);
    const spoken = written.flatMap(({ reply }) => thirdPersons.map((person) => toThirdPerson(reply, person)));
    expect(spoken).toContain(text);
  },
);
