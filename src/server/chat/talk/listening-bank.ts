import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parseYAML } from 'confbox/yaml';
import { type Weighed, openCues } from '#domain/talk/cues.ts';

const lines = v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(2))), v.minLength(1));
const cued = { id: v.string(), cues: v.array(v.string()) };
const feeling = v.object({ ...cued, reflections: lines });
const subject = v.object({ ...cued, reflections: lines, questions: lines });
const replies = v.object({
  acknowledge: lines,
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
  'general-reflection': lines,
  'general-question': lines,
  /** With `{quote}`: a few of the person's own words. */
  quoted: lines,
  /** After "I don't want to do that". */
  declined: lines,
});

export type Feeling = Weighed<v.InferOutput<typeof feeling>>;
export type Subject = Weighed<v.InferOutput<typeof subject>>;
export type Replies = v.InferOutput<typeof replies>;

/** The sentences of `content/listening`: what is said back to someone who tells how it is. */
export interface ListeningBank {
  feelingsIn(text: string): readonly Feeling[];
  subjectsIn(text: string): readonly Subject[];
  replies: Replies;
}

const folder = path.join(import.meta.dirname, '../../../../content/listening');
let opened: ListeningBank | undefined;

/** Read once; throws with the file's fault when a text is missing. */
export function openListeningBank(): ListeningBank {
  opened ??= readListeningBank();
  return opened;
}

function readListeningBank(): ListeningBank {
  const feelings = read('feelings.yaml', v.array(feeling));
  const subjects = read('subjects.yaml', v.array(subject));
  return {
    feelingsIn: openCues(feelings),
    subjectsIn: openCues(subjects),
    replies: read('replies.yaml', replies),
  };
}

function read<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, parseYAML(readFileSync(path.join(folder, file), 'utf8')));
}
