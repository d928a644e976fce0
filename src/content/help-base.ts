import { SUPPORT } from '#domain/assistant.ts';
import { accountHelp } from './help-base/account.ts';
import { billingHelp } from './help-base/billing.ts';
import { guideHelp } from './help-base/guides.ts';
import type { HelpText } from './help-base/help-text.ts';
import { privacyHelp } from './help-base/privacy.ts';
import { productHelp } from './help-base/product.ts';
import { safetyHelp } from './help-base/safety.ts';
import type { Passage } from './passage.ts';

/** What the support chat answers from: this product, and nothing but what it does today. */
export const helpBase: readonly Passage[] = [
  ...billingHelp,
  ...guideHelp,
  ...privacyHelp,
  ...safetyHelp,
  ...accountHelp,
  ...productHelp,
].map(inSupportLibrary);

/** Questions to begin with. */
export const helpOpeners = [
  'How do I cancel?',
  'Are the advisors real people?',
  'Can somebody else see what I write?',
] as const;

function inSupportLibrary(help: HelpText): Passage {
  return { ...help, advisor: SUPPORT, sources: [] };
}
