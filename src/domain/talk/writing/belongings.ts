import { cleanUp } from './cleaned.ts';

const asked =
  /\b(?:ask(?:ing)? (?:him |her |them |my ex )?for|get(?:ting)?|want|need) (?:all )?(?:my|the) (?:stuff|things|belongings) back\b\W+(?:(?:it['’]?s|its|there['’]?s|like|mostly|just|namely|especially) )?(.{4,80}?)[.!\s]*$/i;
const isItem = /\b(?:my|our|grand\w*|mom\S*|dad\S*|the)\b/i;

/** "Help me ask for my stuff back. Grandma's ring and my tools": a request that names the things. Null without them. */
export function belongingsRequest(message: string): string | null {
  const items = asked.exec(message.trim())?.[1];
  if (items === undefined || !isItem.test(items) || /[?]/.test(items)) return null;
  const named = items.replace(/\b(grandma|grandpa|mom|dad|mother|father)s\b/gi, "$1's");
  return cleanUp(`I'd like ${named} back. When could I pick them up?`);
}
