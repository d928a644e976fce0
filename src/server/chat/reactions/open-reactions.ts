import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repliesWithin } from '#domain/intents/intent.ts';
import { toThirdPerson, thirdPersons } from '#domain/intents/third-person.ts';
import { readReactions } from '#domain/reactions/read-reactions.ts';
import type { Reactions } from '#domain/reactions/reaction.ts';
import { type Intents, openIntents } from '../intents/open-intents.ts';

/** The reactions of `content/reactions`, and the answer to which a paragraph belongs. */
export interface ReactionShelf {
  byId: ReadonlyMap<string, Reactions>;
  /** The IDs of the answers that a paragraph contains: an intent, and the passage that it offers. */
  subjectsOf: (paragraph: string) => readonly string[];
}

const folder = path.join(import.meta.dirname, '../../../../content/reactions');
let opened: ReactionShelf | undefined;

/** Read once. Throws with the file's name if a reaction is invalid. */
export function openReactions(): ReactionShelf {
  opened ??= shelfOf(readAllReactions(folder), openIntents());
  return opened;
}

/** Returns every file below `from`, by advisor and ID. */
export function readAllReactions(from: string): Reactions[] {
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => readFile(from, name));
}

function readFile(from: string, name: string): Reactions {
  try {
    return readReactions(path.basename(name, '.md'), readFileSync(path.join(from, name), 'utf8'));
  } catch (cause) {
    throw new Error(`content/reactions/${name}, ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}

export function shelfOf(all: readonly Reactions[], intents: Pick<Intents, 'all'>): ReactionShelf {
  const subjects = new Map<string, readonly string[]>();
  const note = (text: string, ids: readonly string[]) => {
    for (const person of thirdPersons) subjects.set(toThirdPerson(text, person), ids);
  };
  for (const { id, all: reactions } of all) for (const { reply } of reactions) note(reply, [id]);
  for (const intent of intents.all) {
    const ids = [intent.id, ...(intent.offers ? [intent.offers] : [])];
    for (const { reply } of repliesWithin(intent)) note(reply, ids);
  }
  return {
    byId: new Map(all.map((reactions) => [reactions.id, reactions])),
    subjectsOf: (paragraph) => subjects.get(paragraph) ?? [],
  };
}
