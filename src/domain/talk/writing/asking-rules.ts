import { type Rule, request, wish } from './clause-rule.ts';
import { them } from './frames.ts';

/** "I'm not asking him to pay" asks for nothing. */
const notRefused = String.raw`(?!i(?:'m| am|m)? not\b|i (?:don'?t|didn'?t|never|won'?t)\b|not\b|he |she )`;
/** "Ask her to …", "I want him to …", "tell them not to …". */
export const askingRules: readonly Rule[] = [
  [
    new RegExp(
      `^${notRefused}(?:i )?(?:just |really |also )*(?:need|want|ask|would like|'d like|tell) ${them} to (tell|ask|remind) (him|her|them|(?:his|her) [a-z]+) ((?:not )?to .+)`,
      'i',
    ),
    ([, verb = '', who = '', what = ''], turn) =>
      request(`could you please ${verb} ${/ /.test(who) ? turn(who) : who} ${turn(what)}?`),
  ],
  [
    /^((?:(?!\b(?:is|are|was|were|has|have|had|can|will|want|need|says?|she|he|i|you|we|to|works?|at)\b)[^,\d])+(?:, (?:and )?(?:(?!\b(?:is|are|was|were|has|have|had|can|will|want|need|says?|she|he|i|you|we|to|works?|at)\b)[^,\d])+){2,})$/i,
    ([, what = ''], turn) => ({ kind: 'fact', text: `here's the list: ${turn(what)}` }),
  ],
  [
    /^(?:and )?(not (?:after|before|during|on|at|in front of) .+)/i,
    ([, what = ''], turn) => request(`please ${turn(what)}`),
  ],
  [
    /^confirm(?:ing|s)? (?:that )?(.+)/i,
    ([, what = ''], turn) => ({ kind: 'fact', text: `confirming ${turn(what)}` }),
  ],
  [
    new RegExp(
      `^(?:also |just |please )*ask(?:ing|s)? (?:${them} )?(?:if|whether) (?:we|i) (can|could|may) (.+)`,
      'i',
    ),
    (found, turn) =>
      wish(
        `could ${/\bwe\b/i.test(found[0].slice(0, -(found[2]?.length ?? 0))) ? 'we' : 'I'} ${turn(found[2] ?? '')}?`,
      ),
  ],
  [
    new RegExp(
      `^(?:also |just |please )*ask(?:ing|s)? (?:${them} )?(?:if|whether) (?:it'?s|its|it is|it would be|that'?s) (?:ok|okay|alright|fine|cool) (?:if|to|with) ?(.+)`,
      'i',
    ),
    (found, turn) =>
      wish(
        `is it okay ${/ to [^ ]+/.test(found[0]) && !/ if /.test(found[0].slice(4)) ? 'to' : 'if'} ${turn(found[1] ?? '')}?`,
      ),
  ],
  [
    new RegExp(
      `^(?:also |just |please )*ask(?:ing|s)? (?:${them} )?(?:if|whether) (?:he|she|they|you)(?: is|'s| are)? (able to|willing to|free|ok with|okay with|coming|bringing|picking|taking|still)\\b(.*)`,
      'i',
    ),
    (found, turn) => request(`are you ${turn(`${found[1]}${found[2]}`)}?`),
  ],
  [
    new RegExp(
      `^(?:also |just |please )*ask(?:ing|s)? (?:${them} )?(?:if|whether) (?:he|she|they|you)(?: can| could|'d| would| will) (.+)`,
      'i',
    ),
    (found, turn) => request(`could you ${turn(found[1] ?? '')}?`),
  ],
  [
    new RegExp(
      `^(?:also |just |please )*ask(?:ing|s)? (?:${them} )?(?:if|whether) (?!(?:he|she|they|you|it) )(.+?) (can|could|may) (.+)`,
      'i',
    ),
    ([, who = '', can = 'can', what = ''], turn) => wish(`${can} ${turn(who)} ${turn(what)}?`),
  ],
  [
    new RegExp(
      `^(?:also |just |please )*ask(?:ing|s)? (?:${them} )?(?:if|whether) ((?:he|she|they|you) .+)`,
      'i',
    ),
    (found, turn) => request(`could you tell me if ${turn(found[1] ?? '')}?`),
  ],
  [
    new RegExp(
      `^(?:also |just |please )*ask(?:ing|s)? (?:${them} )?((?:what|when|where|why|who|how|which)\\b.+)`,
      'i',
    ),
    (found, turn) => request(`could you tell me ${turn(inOrder(found[1] ?? ''))}?`),
  ],
  [
    /^(?:i )?(?:just |also |really )*(?:want|need|would like|'d like) to (?:know|find out) ((?:what|when|where|why|who|how|which|if|whether)\b.+)/i,
    (found, turn) => request(`could you tell me ${turn(inOrder(found[1] ?? ''))}?`),
  ],
  [
    new RegExp(
      `^${notRefused}(?:.*\\b)?(?:ask(?:ing|s)?|tell(?:ing)?|remind(?:ing)?|want|need|would like|'d like) ${them} (?:not to|to not|to stop|to quit) (.+)`,
      'i',
    ),
    (found, turn) =>
      request(
        /to (?:stop|quit) /i.test(found[0].slice(0, found[0].length - (found[1]?.length ?? 0)))
          ? `please stop ${turn(found[1] ?? '')}`
          : `please don't ${turn(found[1] ?? '')}`,
      ),
  ],
  [
    new RegExp(
      `^${notRefused}(?:.*\\b)?(?:ask(?:ing|s)? ${them} to|(?:want|need|would like|'d like|get|have|expect) ${them} to|remind(?:ing|s)? ${them} to|tell(?:ing|s)? ${them} to) (.+)`,
      'i',
    ),
    (found, turn) => request(`could you please ${turn((found[1] ?? '').replace(/ and to /g, ' and '))}?`),
  ],
  [
    new RegExp(`^(?:also |just |please )*ask(?:ing|s)? (?:${them} )?for (.+) back$`, 'i'),
    (found, turn) => wish(`I'd like ${turn(found[1] ?? '')} back`),
  ],
  [
    /^(?:to |we |lets |let's )?(swap|switch|trade|swapp|switch|trad)(?:ing)? (.+)/i,
    ([, verb = '', what = ''], turn) =>
      wish(`can we ${verb.replace(/pp$/, 'p').replace(/^trad$/, 'trade')} ${turn(what)}?`),
  ],
  [
    new RegExp(`^(?:also |just |please )*ask(?:ing|s)? (?:${them} )?for (.+)`, 'i'),
    (found, turn) => request(`could you please send me ${turn(found[1] ?? '')}?`),
  ],
];

/** "Where is his collar" is "where his collar is". */
function inOrder(question: string): string {
  return question.replace(/^(where|when|what time|how|who) (is|are|was) (.+)$/i, '$1 $3 $2');
}
