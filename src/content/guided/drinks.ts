import type { ReadChoice } from '#domain/guided/flow.ts';
import { mentionsOverdose } from '#domain/guided/danger.ts';
import { NUMBER_WORD, numberOf, plainWords } from '#domain/guided/read/plain.ts';

const spirit =
  "(?:jack(?: daniels?)?|jim beam|vodka|whiske?y|tequila|gin|rum|bourbon|scotch|brandy|cognac|henn(?:y|essy)|fireball|smirnoff|tito['’]?s|jager|liquor|jose cuervo|patron|moonshine)";
const drink =
  '(?:beers?|glasses|cans?|bottles?|shots?|drinks?|seltzers?|white claws?|margaritas?|martinis?|cocktails?|coronas?|bud(?: light)?s?|coors|modelos?|ipas?|tall ?boys?|whiskeys?|vodkas?|wines?)';
const counted = new RegExp(
  String.raw`\b(?:(\d{1,2}|${NUMBER_WORD})(?: ?(?:or|to|-|maybe) ?(\d{1,2}|${NUMBER_WORD}))?) (?:\w+ )?${drink}\b`,
);
const plenty = new RegExp(
  [
    String.raw`\b(?:six|6|12|twelve|18|30)[ -]?packs?\b|\b(?:a |half a |the )?(?:case|keg) of\b`,
    String.raw`\b(?:bottle|fifth|pint|handle|liter|half gallon)s?(?: of)?(?: \w+)? ${spirit}\b`,
    String.raw`\b(?:bottle|box) (?:and a half )?of (?:\w+ )?wine\b|\b(?:two|three|2|3) bottles\b`,
    String.raw`\b(?:whole|entire|most of (?:a|the)|rest of the|finished (?:a|the|off)) (?:\w+ )?bottle\b`,
    String.raw`\b(?:wasted|hammered|plastered|blacked out|drunk|way too (?:much|many)|too many|a ton|a bunch)\b`,
  ].join('|'),
);
/** About two or three glasses. */
const halfOfWine = /\bhalf (?:a |the )?bottle(?: of (?:\w+ )?wine)?(?! of)\b/;
const little = new RegExp(
  String.raw`\b(?:some|a bit of|a sip of|a shot of|a splash of|a finger of|a little) ${spirit}\b|\b(?:a|one) ${spirit}(?: and \w+)?$`,
);
const none =
  /\b(?:no|not|never|didn'?t|didnt|without|non ?-?alcoholic|root) (?:\w+ ){0,3}(?:drink\w*|drank|drunk|beers?|wine|alcohol|bottles?)\b|\bsober\b/;
const theirs = /^(?:he|she|they|my (?:ex|husband|wife|partner))\b/;
/** From this many on, it is a lot. */
const MANY = 4;

/** "Like 6 or 7 beers" and "half a bottle of Jack" are a lot. Null where the words of a choice decide. */
export function readDrinks(text: string): ReadChoice | null {
  const plain = plainWords(text);
  if (mentionsOverdose(text) || none.test(plain) || theirs.test(plain)) return null;
  const [, least = '', most = ''] = counted.exec(plain) ?? [];
  const number = Math.max(numberOf(least) ?? 0, numberOf(most) ?? 0);
  if (number >= MANY) return { value: 'much', isSure: true };
  if (halfOfWine.test(plain)) return { value: 'some', isSure: true };
  if (plenty.test(plain)) return { value: 'much', isSure: true };
  return little.test(plain) ? { value: 'some', isSure: true } : null;
}
