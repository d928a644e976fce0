// `npm run check`: what can be known of a change in half a minute.
import { ensureInstalled, nodeBinary, run } from './setup.mjs';

ensureInstalled();
process.exit(await run(nodeBinary(), ['scripts/proof/check.mjs', ...process.argv.slice(2)]));
