import { createInterface } from 'node:readline/promises';
import { readConfig } from '#server/config/config.ts';
import { askCommand } from '#server/operator/ask-command.ts';
import { asksForHelp, help } from '#server/operator/run-command.ts';

/* npm run admin -- help    lists the commands */

async function main(words: readonly string[]): Promise<number> {
  if (asksForHelp(words)) {
    console.log(help());
    return 0;
  }
  const config = readConfig(process.env);
  let answer = await askCommand(config, words);
  if (answer.outcome === 'unconfirmed' && process.stdin.isTTY && (await confirmDeletion(answer.text))) {
    answer = await askCommand(config, [...words, '--yes']);
  }
  if (answer.outcome === 'done') console.log(answer.text);
  else console.error(answer.text);
  return answer.outcome === 'done' ? 0 : 1;
}

async function confirmDeletion(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const said = await terminal.question(`${question}\nDo this now? Type yes: `);
  terminal.close();
  return said.trim() === 'yes';
}

try {
  process.exit(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
