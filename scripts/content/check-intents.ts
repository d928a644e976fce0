import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { advisorIds } from '#domain/advisor.ts';
import type { Intent } from '#domain/intents/intent.ts';
import { words } from '#domain/retrieval/terms.ts';
import { readIntentFile } from '#server/chat/intents/open-intents.ts';
import { type Fault, lineWith } from './fault.ts';
import { breachesOfIntent } from './intent-rules.ts';

interface Opened {
  file: string;
  source: string;
  intent: Intent;
}

/** Every error in `content/intents`. */
export function checkIntents(folder: string, passageIds: ReadonlySet<string>): Fault[] {
  const from = path.join(folder, 'intents');
  const names = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.yaml')) : [];
  const opened: Opened[] = [];
  const faults: Fault[] = [];
  for (const name of names) {
    const file = `intents/${name}`;
    try {
      const source = readFileSync(path.join(from, name), 'utf8');
      opened.push(...readIntentFile(path.join(from, name)).map((intent) => ({ file, source, intent })));
    } catch (error) {
      faults.push({ file, line: 1, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return [
    ...faults,
    ...opened.flatMap((each) =>
      breachesOfIntent(each.intent, passageIds).map((message) => faultOf(each, message)),
    ),
    ...ids(opened),
    ...examples(opened),
  ];
}

function ids(opened: readonly Opened[]): Fault[] {
  const seen = new Set<string>();
  return opened.flatMap((each) => {
    const { id } = each.intent;
    const isTaken = seen.has(id);
    seen.add(id);
    return [
      ...(isTaken ? [faultOf(each, 'another intent has this id, too')] : []),
      ...(advisorIds.some((advisor) => id.startsWith(`${advisor}-`))
        ? []
        : [faultOf(each, 'the id must begin with the name of an advisor')]),
    ];
  });
}

/** The same words cannot have two meanings for one advisor. */
function examples(opened: readonly Opened[]): Fault[] {
  const seen = new Map<string, string>();
  return opened.flatMap((each) =>
    each.intent.examples.flatMap((example) => {
      const key = `${each.intent.id.split('-')[0] ?? ''} ${words(example).join(' ')}`;
      const other = seen.get(key);
      seen.set(key, each.intent.id);
      return other ? [faultOf(each, `"${example}" is an example of ${other}, too`)] : [];
    }),
  );
}

function faultOf({ file, source, intent }: Opened, message: string): Fault {
  return { file, line: lineWith(source, `"${intent.id}"`), message: `${intent.id}: ${message}` };
}
