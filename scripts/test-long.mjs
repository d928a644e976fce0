// Tests that take too long for every run: all 2,000 lives of a paid plan (tests/contract/billing-seeds.ts).
import { ensureInstalled, nodeBinary, run } from './setup.mjs';

ensureInstalled();
const args = ['scripts/proof/test.mjs', 'tests/contract/billing-state-machine.test.ts', '--reporter=verbose'];
process.exit(await run(nodeBinary(), args, { env: { LONG: 'yes' } }));
