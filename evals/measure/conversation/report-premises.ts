import { openLibraries } from '#server/chat/library/open-libraries.ts';
import { outcomeOf, premiseBank } from './false-premises.ts';
import { interval } from '../safety/score-safety.ts';

// node evals/measure/conversation/report-premises.ts: shares on questions with a false premise. Prints lines of the open
// half only.

const library = openLibraries();

for (const name of ['false-premise', 'false-premise-held'] as const) {
  const bank = premiseBank(name);
  const outcomes = bank.map((line) => outcomeOf(library, line));
  console.log(`\n${name}: ${bank.length} questions`);
  for (const outcome of ['corrects', 'honest', 'goes along'] as const) {
    const found = outcomes.filter((each) => each === outcome).length;
    const [low, high] = interval(found, bank.length).map((end) => Math.round(end * 100));
    console.log(`${outcome}: ${found}, ${Math.round((100 * found) / bank.length)} % (${low}-${high})`);
  }
  if (name === 'false-premise-held') continue;
  for (const [at, line] of bank.entries()) {
    if (outcomes[at] !== 'corrects')
      console.log(`  ${outcomes[at]}: ${line.ask} (${line.expect.join(', ')})`);
  }
}
