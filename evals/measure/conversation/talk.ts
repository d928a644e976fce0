// npm run talk -- lena: holds a conversation in the terminal and prints for each turn what was understood, found and
// decided. With --show-prompt it prints the request that a language model would get.
import { createInterface } from 'node:readline/promises';
import { openTools } from '#content/tools/open-tools.ts';
import { type AdvisorId, advisorIds } from '#domain/advisor.ts';
import type { Turn } from '#server/chat/engine.ts';
import { openLibraries } from '#server/chat/library/open-libraries.ts';
import { openEncoder } from '#server/chat/encoder/encoder.ts';
import { openIntentReader } from '#server/chat/intents/open-intent-reader.ts';
import { guideNotes } from '#server/chat/model/prompt/guide-notes.ts';
import { UNHURRIED_WAIT_MS } from '#server/chat/safety-readers.ts';
import { isSentToModel, questionFor } from '#server/chat/model/prompt/question.ts';
import { openClassifier } from '#server/chat/open-classifier.ts';
import { interpret } from '#server/chat/talk/heard.ts';
import { openListeningBank } from '#server/chat/talk/listening-bank.ts';
import { openConversation } from './open-conversation.ts';

const [name = 'lena', ...said] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const showsPrompt = process.argv.includes('--show-prompt');
const advisor = advisorIds.find((id) => id === name);
if (!advisor) {
  console.error(`There is no advisor "${name}". Choose one of ${advisorIds.join(', ')}.`);
  process.exit(1);
}
await (said.length > 0 ? replay(advisor, said) : hold(advisor));

async function hold(with_: AdvisorId): Promise<void> {
  const conversation = open(with_);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines from a pipe all arrive before the first is answered. The input has ended then, and a prompt would throw.
  let isOpen = true;
  terminal.once('close', () => (isOpen = false));
  terminal.setPrompt('\nyou> ');
  terminal.prompt();
  for await (const line of terminal) {
    if (line.trim() !== '') print(await conversation.say(line.trim()));
    if (isOpen) terminal.prompt();
  }
}

async function replay(with_: AdvisorId, lines: readonly string[]): Promise<void> {
  const conversation = open(with_);
  for (const line of lines) {
    console.log(`\nyou> ${line}`);
    print(await conversation.say(line));
  }
}

function open(with_: AdvisorId) {
  return openConversation(with_, showsPrompt ? { onTurn: printPrompt } : {});
}

async function printPrompt(turn: Turn): Promise<void> {
  const bank = openListeningBank();
  const heard = interpret(turn, bank);
  if (!isSentToModel(turn, heard)) {
    console.log('\n(The rules answer this turn; no model is asked.)');
    return;
  }
  const tools = openTools(openClassifier());
  const notes = guideNotes(turn, await openIntentReader(openEncoder(), UNHURRIED_WAIT_MS)(turn));
  const { request } = questionFor(turn, heard, notes, { library: openLibraries(), bank, tools });
  console.log(`\n--- instructions\n${request.instructions}`);
  for (const { role, text } of request.messages) console.log(`\n--- ${role}\n${text}`);
  console.log(`\n--- tools: ${request.tools.map((tool) => tool.name).join(', ') || 'none'}\n`);
}

function print({
  text,
  cards,
  trace,
}: Awaited<ReturnType<ReturnType<typeof openConversation>['say']>>): void {
  console.log(`\n${text}`);
  for (const card of cards) console.log(`  ${card}`);
  console.log(`\x1b[2m  ${trace.join('\n  ')}\x1b[0m`);
}
