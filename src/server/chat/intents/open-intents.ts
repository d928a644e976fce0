import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parseYAML } from 'confbox/yaml';
import type { AdvisorId } from '#domain/advisor.ts';
import { advisorIds } from '#domain/advisor.ts';
import { type Intent, type WrittenReply, repliesWithin } from '#domain/intents/intent.ts';
import type { Theme } from '#domain/intents/theme.ts';
import { toThirdPerson, thirdPersons } from '#domain/intents/third-person.ts';
import { words } from '#domain/retrieval/terms.ts';
import { childAges } from '#domain/situation/child-age.ts';
import { fillTemplate, findSlotNames } from '#domain/talk/writing/fill-template.ts';
import { slotNames } from '#domain/talk/writing/template-slots.ts';
import { openThemes } from './open-themes.ts';
import { followUp, line, otherwise, replyFields } from './written-reply-schema.ts';

const templateLine = v.pipe(
  line,
  v.check(
    (text) => findSlotNames(text).every((name) => slotNames.includes(name)),
    'This line has an unknown slot.',
  ),
);
const requiredParts = v.pipe(
  templateLine,
  v.check((text) => findSlotNames(text).length === 0, 'A line that’s always included can’t have a slot.'),
);
const message = v.pipe(
  v.array(v.union([requiredParts, v.pipe(v.array(templateLine), v.minLength(1))])),
  v.check((lines) => fillTemplate(lines, {}) !== '', 'Without any known facts, the message would be empty.'),
);
const intent = v.strictObject({
  id: v.pipe(line, v.regex(/^[a-z]+(?:-[a-z0-9]+)+$/)),
  title: line,
  ages: v.exactOptional(v.pipe(v.array(v.picklist(childAges)), v.minLength(1))),
  message: v.exactOptional(message),
  ...replyFields,
  examples: v.pipe(v.array(line), v.minLength(6)),
  followUps: v.optional(v.array(followUp), []),
  otherwise: v.exactOptional(otherwise),
});

/** The written replies of `content/intents`, in the order of their files. */
export interface Intents {
  all: readonly Intent[];
  themes: readonly Theme[];
  byId: ReadonlyMap<string, Intent>;
  /** Returns the intent that has this exact example. */
  exactly(text: string, advisor: string): Intent | null;
  /** Returns the reply of an intent or theme from which a paragraph of an answer was made. */
  saidAs(paragraph: string): WrittenReply | null;
  /** Returns the intent whose main reply, not a follow-up reply, a paragraph was made from. */
  openedBy(paragraph: string): Intent | null;
}

const folder = path.join(import.meta.dirname, '../../../../content/intents');
let opened: Intents | undefined;

/** Read once. Throws with the file's name if a text is invalid. */
export function openIntents(): Intents {
  opened ??= intentsOf(readIntents(folder), openThemes());
  return opened;
}

export function readIntents(from: string): Intent[] {
  return readdirSync(from)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .flatMap((name) => readIntentFile(path.join(from, name)));
}

/** Throws with the location and the error. */
export function readIntentFile(file: string): Intent[] {
  const read = v.safeParse(v.array(intent), parseYAML(readFileSync(file, 'utf8')));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${path.basename(file)}: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}

function intentsOf(all: readonly Intent[], themes: readonly Theme[]): Intents {
  const replies = new Map(
    [...all, ...themes.flatMap((theme) => theme.replies)]
      .flatMap(repliesWithin)
      .flatMap((reply) => thirdPersons.map((person) => [toThirdPerson(reply.reply, person), reply] as const)),
  );
  const openings = new Map(
    all.flatMap((each) => thirdPersons.map((person) => [toThirdPerson(each.reply, person), each] as const)),
  );
  const examplesOf = new Map(
    all.flatMap((each) =>
      [each.title, ...each.examples].map((text) => [key(advisorOf(each), text), each] as const),
    ),
  );
  return {
    all,
    themes,
    byId: new Map(all.map((each) => [each.id, each])),
    exactly: (text, advisor) => examplesOf.get(key(advisor, text)) ?? null,
    saidAs: (paragraph) => replies.get(paragraph) ?? null,
    openedBy: (paragraph) => openings.get(paragraph) ?? null,
  };
}

/** Returns the advisor whose reply it is: the first word of its ID. */
function advisorOf({ id }: Intent): AdvisorId {
  const found = advisorIds.find((advisor) => id.startsWith(`${advisor}-`));
  if (!found) throw new Error(`The intent ${id} names no advisor.`);
  return found;
}

function key(advisor: string, text: string): string {
  return `${advisor} ${words(text).join(' ')}`;
}
