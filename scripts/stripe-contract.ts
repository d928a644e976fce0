// Regenerates dev/stripe/contract/contract.json from the installed SDK. Run it after upgrading `stripe`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractText } from '../dev/stripe/contract/make-contract.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'dev/stripe/contract/contract.json');
writeFileSync(file, contractText(path.join(root, 'node_modules/stripe')));
console.log(`Wrote ${path.relative(root, file)}.`);
