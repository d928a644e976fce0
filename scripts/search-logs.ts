import { logFolderOf } from '../tests/logs/log-folder.ts';
import { findLeaks, readLogs, sentencesOfOurs } from '../tests/logs/search-logs.ts';

/** Searches the logs of the servers in the last contract and browser tests for the texts that were sent to them. */
const projects = process.argv.slice(2);
const isOwn = await sentencesOfOurs();
let faults = 0;
for (const project of projects.length > 0 ? projects : ['contract', 'e2e']) {
  const { lines, said } = await readLogs(logFolderOf(project));
  const leaks = findLeaks(lines, said, isOwn);
  // An empty log must fail, because the search would find nothing in it either.
  const isEmpty = lines.length === 0 || said.length === 0;
  console.log(`${project}: ${lines.length} lines, ${said.length} things said, ${leaks.length} leaks`);
  if (isEmpty) console.log(`  there is nothing to search: run the ${project} tests first`);
  for (const { line, found } of leaks.slice(0, 20))
    console.log(`  ${JSON.stringify(found)} stands in ${line}`);
  faults += leaks.length + (isEmpty ? 1 : 0);
}
process.exit(faults > 0 ? 1 : 0);
