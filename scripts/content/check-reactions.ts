import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseYAML } from 'confbox/yaml';
import * as v from 'valibot';
import { readReactions } from '#domain/reactions/read-reactions.ts';
import type { Reactions } from '#domain/reactions/reaction.ts';
import { words } from '#domain/retrieval/terms.ts';
import { type Fault, lineWith } from './fault.ts';
import { breachesOfReply } from './intent-rules.ts';

/** With fewer, the next message is likely to have no match. */
const MIN_KINDS = 6;
const nothingOffered: ReadonlySet<string> = new Set();

/** Every error in `content/reactions`. */
export function checkReactions(folder: string, passageIds: ReadonlySet<string>): Fault[] {
  const from = path.join(folder, 'reactions');
  if (!existsSync(from)) return [];
  const answers = new Set([...passageIds, ...intentIds(path.join(folder, 'intents'))]);
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .flatMap((name) => checkFile(from, name, answers));
}

const listed = v.array(v.object({ id: v.string() }));

/** `checkIntents` reports other errors of those files. */
export function intentIds(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const read = v.safeParse(listed, parseYAML(readFileSync(path.join(folder, name), 'utf8')));
    return read.success ? read.output.map(({ id }) => id) : [];
  });
}

function checkFile(from: string, name: string, answers: ReadonlySet<string>): Fault[] {
  const file = `reactions/${name}`;
  const id = path.basename(name, '.md');
  const source = readFileSync(path.join(from, name), 'utf8');
  const fault = (line: number, message: string): Fault => ({ file, line, message });
  try {
    const reactions = readReactions(id, source);
    return [
      ...(answers.has(id) ? [] : [fault(1, `${id} is the id of no answer`)]),
      ...(path.dirname(name) === id.split('-')[0] ? [] : [fault(1, 'must be in the folder of its advisor')]),
      ...kinds(reactions).map((message) => fault(1, message)),
      ...reactions.all.flatMap(({ reply }) =>
        breachesOfReply({ reply }, nothingOffered).map((message) => fault(lineWith(source, reply), message)),
      ),
      ...examples(reactions).map(({ example, message }) => fault(lineWith(source, `- ${example}`), message)),
    ];
  } catch (error) {
    return [fault(1, error instanceof Error ? error.message : String(error))];
  }
}

function kinds({ all }: Reactions): string[] {
  const count = new Set(all.map(({ kind }) => kind)).size;
  return count < MIN_KINDS ? [`has ${count} kinds of reaction: ${MIN_KINDS} at least`] : [];
}

/** The same words can't have two meanings. */
function examples({ all }: Reactions): { example: string; message: string }[] {
  const seen = new Set<string>();
  return all.flatMap((reaction) =>
    reaction.examples.flatMap((example) => {
      const key = words(example).join(' ');
      const isTwice = seen.has(key);
      seen.add(key);
      return isTwice ? [{ example, message: `"${example}" leads to two replies` }] : [];
    }),
  );
}
