import { terms } from '../retrieval/terms.ts';

/**
 * Matches "I'm not numb", "I never snapped at them" and "there is no envelope". The words after the denial are not the
 * topic of the conversation. "I have nobody to talk to" and "nobody believes me" are about exactly that.
 */
const denials =
  /\b(?:i'?m not|i am not|i was(?:n'?t| not)|i never|i did(?:n'?t| not)|it'?s not|it is(?:n'?t| not)|that'?s not|that is(?:n'?t| not)|this is(?:n'?t| not)|there(?:'s| is| was| are|s) no|no ?body(?! (?:to|left|else|knows?|cares?|cared|believes?|believed|understands?|listens?|helps?|asks?|calls?|comes?|came)\b)|not about|never said|did(?:n'?t| not) say) ((?:[\w'-]+ ?){1,4})/gi;
/** If an ability or a wish is denied, the denial itself is the topic: "I'm not sleeping". */
const isSubject = /^(?:sleep\w*|eat\w*|ok\w*|okay|fine|sure|going|ready|able|good|doing|seeing|allowed|a)\b/i;

export function deniedTerms(message: string): ReadonlySet<string> {
  const denied = [...message.matchAll(denials)].flatMap(([, after = '']) =>
    isSubject.test(after) ? [] : [...terms(after)],
  );
  return new Set(denied);
}

/** Whether the topic in a text's ID was denied: "lena-numb" after "I'm not numb". */
export function isDenied(id: string, denied: ReadonlySet<string>): boolean {
  return denied.size > 0 && [...terms(id.replaceAll('-', ' '))].some((term) => denied.has(term));
}
