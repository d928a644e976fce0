import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parseYAML } from 'confbox/yaml';
import { advisorIds } from '#domain/advisor.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { type WeightedCue, openCues } from '#domain/talk/cues.ts';
import { type GeneralAct, type Listener, generalActs, listeners } from '#domain/talk/general-act.ts';

const lines = v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(2))), v.minLength(1));
const withCues = { id: v.string(), cues: v.array(v.string()) };
const feeling = v.object(withCues);
const subject = v.object({ ...withCues, reflections: lines, questions: lines });
const replies = v.object({
  yes: lines,
  no: lines,
  unsure: lines,
  ok: lines,
  'good-news': lines,
  missed: lines,
  'missed-again': lines,
  'angry-at-bot': lines,
  greeting: lines,
  thanks: lines,
  bye: lines,
  /** Replies to "I don't want to do that". */
  declined: lines,
});

const advisorsLines = v.strictObject({
  everyone: lines,
  ...Object.fromEntries(advisorIds.map((id) => [id, v.exactOptional(lines)])),
});
const acts = v.strictObject({
  ...(Object.fromEntries(generalActs.map((act) => [act, advisorsLines])) as Record<
    GeneralAct,
    typeof advisorsLines
  >),
  'words-to': v.strictObject(
    Object.fromEntries(listeners.map((listener) => [listener, lines])) as Record<Listener, typeof lines>,
  ),
});

export type Feeling = WeightedCue<v.InferOutput<typeof feeling>>;
export type Subject = WeightedCue<v.InferOutput<typeof subject>>;
export type Replies = v.InferOutput<typeof replies>;

/** The sentences of `content/listening`: replies to people who describe their situation. */
export interface ListeningBank {
  feelingsIn(text: string): readonly Feeling[];
  subjectsIn(text: string): readonly Subject[];
  replies: Replies;
  /** Replies to a general act, with the advisor's own lines first. */
  linesFor(act: GeneralAct, advisor: AssistantId): readonly string[];
  /** Messages to someone other than the other parent. */
  wordsTo(listener: Listener): readonly string[];
}

const folder = path.join(import.meta.dirname, '../../../../content/listening');
let opened: ListeningBank | undefined;

/** Read once. Throws with the file's error if a text is missing. */
export function openListeningBank(): ListeningBank {
  opened ??= readListeningBank();
  return opened;
}

function readListeningBank(): ListeningBank {
  const feelings = read('feelings.yaml', v.array(feeling));
  const subjects = read('subjects.yaml', v.array(subject));
  const ofActs = read('acts.yaml', acts);
  return {
    feelingsIn: openCues(feelings),
    subjectsIn: openCues(subjects),
    replies: read('replies.yaml', replies),
    linesFor: (act, advisor) => {
      const { everyone, ...own } = ofActs[act];
      return [...((own as Record<string, string[] | undefined>)[advisor] ?? []), ...everyone];
    },
    wordsTo: (listener) => ofActs['words-to'][listener],
  };
}

function read<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, parseYAML(readFileSync(path.join(folder, file), 'utf8')));
}
