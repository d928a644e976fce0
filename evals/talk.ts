// npm run talk -- lena: holds a conversation in the terminal and says for each turn what was heard, found and decided.
import { createInterface } from 'node:readline/promises';
import { type AdvisorId, advisorIds } from '#domain/advisor.ts';
import { openConversation } from './open-conversation.ts';

const [name = 'lena', ...said] = process.argv.slice(2);
const advisor = advisorIds.find((id) => id === name);
if (!advisor) {
  console.error(`There is no advisor "${name}". Choose one of ${advisorIds.join(', ')}.`);
  process.exit(1);
}
await (said.length > 0 ? replay(advisor, said) : hold(advisor));

async function hold(with_: AdvisorId): Promise<void> {
  const conversation = openConversation(with_);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.setPrompt('\nyou> ');
  terminal.prompt();
  for await (const line of terminal) {
    if (line.trim() !== '') print(await conversation.say(line.trim()));
    terminal.prompt();
  }
}

async function replay(with_: AdvisorId, lines: readonly string[]): Promise<void> {
  const conversation = openConversation(with_);
  for (const line of lines) {
    console.log(`\nyou> ${line}`);
    print(await conversation.say(line));
  }
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
