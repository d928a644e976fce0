// `npm run check`: the checks of a change that take half a minute.
import { ensureInstalled, nodeBinary, run } from './setup.mjs';

ensureInstalled();
process.exit(await run(nodeBinary(), ['scripts/proof/check.mjs', ...process.argv.slice(2)]));
