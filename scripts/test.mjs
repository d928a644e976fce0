// `npm test` runs all tests, `npm test -- unit db` some parts, `npm test -- src/domain/billing/plan.test.ts` one file.
import { ensureInstalled, nodeBinary, run } from './setup.mjs';

ensureInstalled();
process.exit(await run(nodeBinary(), ['scripts/proof/test.mjs', ...process.argv.slice(2)]));
