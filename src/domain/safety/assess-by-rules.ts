import { type Assessment, type SafetyContext, assess } from './assess.ts';
import { reading, saying } from './classifier/saying.ts';

export const newConversation: SafetyContext = { lastKind: null, kinds: [], earlier: [] };

/** For tests: the classifiers find nothing, so that only the rules decide. */
export function assessByRules(
  text: string,
  context: Partial<SafetyContext> = newConversation,
): Promise<Assessment> {
  return assess(text, { ...newConversation, ...context }, reading(saying('none')));
}

/** For tests: the script for a message after a script of this kind. Null if there is none. */
export async function scriptAfter(lastKind: string | null, text: string): Promise<string | null> {
  const assessment = await assessByRules(text, { lastKind, kinds: lastKind ? [lastKind] : [] });
  return assessment.kind === 'script' ? assessment.script : null;
}
