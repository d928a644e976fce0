import { type Rule, request, wish } from './clause-rule.ts';
import { baseOf } from './said-to-them.ts';

const verbs =
  'take|give|bring|send|pay|call|text|email|tell|let|pick|drop|return|come|meet|be|get|keep|put|leave|show|sign|answer|respond|reply|confirm|delete|remove|post|turn|use|stay|wait|talk|ask|check|make|pack|wash|feed|sell|move|share|switch|swap|trade|follow|stick|respect|stop|quit|start|read|go|have|do|look|find|fix|fill|forward|transfer|venmo|zelle|cover|reimburse|split|buy|help|watch|hold|wear|cut|lower|turn|knock|text|block|unblock|charge|clean|return|mail|ship|refund|schedule|cancel|agree|apologize|try|work|think|remember|plan';
const deadline =
  '(?:by|before|until|till?|tonight|today|tomorrow|on time|from now on|asap|this week|this weekend|(?:on |this |next )?(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?|at \\d)';

/** Requests, wishes and agreements in the person's own words. */
export const tellingRules: readonly Rule[] = [
  [
    /^(?:please |and |just )*(?:(?:he|she|you) (?:needs? to |has to |have to |must |should )?)?(?:answer|reply|respond|let me know|get back to me|tell me)s? (?:me )?(by|before|until) (.+)/i,
    ([, by = 'by', when = ''], turn) => ({
      kind: 'answer-by',
      text: `please let me know ${by} ${turn(when)}`,
    }),
  ],
  [
    /^(?:i )?(?:need|want|would like) (?:a |an )?(?:answer|reply|response|to know|to hear(?: back)?) (by|before) (.+)/i,
    ([whole, by = 'by', when = ''], turn) => ({
      kind: 'answer-by',
      text: /^i need (?:an |a )?(?:answer|reply|response)/i.test(whole)
        ? turn(whole)
        : `please let me know ${by} ${turn(when)}`,
    }),
  ],
  [
    /^(?:he|she|you|u) (?:really |just |also |still |at least )*(?:needs? to|ha(?:s|ve) to|should|must|better|gotta|ought to|got to)(?: please| just| start)? (not )?(.+)/i,
    ([, not = '', what = ''], turn) => request(`please ${not ? "don't " : ''}${turn(what)}`),
  ],
  [
    /^(?:he|she|you|u) (?:really |just |also )*(?:shouldn'?t|can'?t(?= (?:just|keep|be)\b)|needs? to (?:stop|quit)|has to (?:stop|quit)) (?:just |keep )?(.+)/i,
    ([whole, what = ''], turn) =>
      request(
        / (?:stop|quit) /i.test(whole)
          ? `please stop ${turn(what)}`
          : `please don't ${/\bkeep /i.test(whole) ? `keep ${turn(what)}` : turn(what)}`,
      ),
  ],
  [
    new RegExp(
      `^(?:he|she) (?:just |also |at least )*((?:take|give|bring|send|pay|call|text|email|tell|let|pick|drop|return|come|meet|get|keep|put|leave|show|sign|answer|delete|remove|stop|confirm)s) (?!paid\\b|off\\b|home\\b|out\\b)(.*\\b${deadline}\\b.*)`,
      'i',
    ),
    ([, verb = '', what = ''], turn) => request(`please ${baseOf(verb)} ${turn(what)}`),
  ],
  [
    /^(?:please |pls |just |and |to |also )*(?:don'?t|dont|do not|never) (?:you )?((?!know\b|think\b|care\b|want\b|need\b|have\b|get (?:off|out|home|paid|to)\b|work\b)[a-z]+.*)/i,
    ([, what = ''], turn) => request(`please don't ${turn(what)}`),
  ],
  [
    /^(?:please |pls |just |and |to |also )*(?:stop|quit) ((?:with )?[a-z]+.*)/i,
    ([, what = ''], turn) => request(`please stop ${turn(what)}`),
  ],
  [
    /^((?:if|when) .+?),? (?:please |just )*((?:call|text|tell|talk to|ask|let|email|come to) me\b.*)/i,
    ([, when = '', what = ''], turn) => request(`${turn(when)}, please ${turn(what)}`),
  ],
  [
    /^(?:could|can|would|will) (?:you|he|she|u) (?:please |pls |just )*(.+)/i,
    ([, what = ''], turn) => request(`could you please ${turn(what)}?`),
  ],
  [/^((?:can|could|may) (?:i|we) .+)/i, ([, what = ''], turn) => wish(`${turn(what)}?`)],
  [
    /^(is it (?:ok|okay|alright|fine) .+|(?:what|which|when|where|are|do|did) .*\byou\b.*)/i,
    ([, what = ''], turn) => wish(`${turn(what)}?`),
  ],
  [/^(what time .+)/i, ([, what = ''], turn) => wish(`${turn(what)}?`)],
  [
    new RegExp(`^(?:please |pls |kindly |just |also )+(?:to )?((?:${verbs})\\b.*)`, 'i'),
    ([, what = ''], turn) => request(`please ${turn(what)}`),
  ],
  [
    new RegExp(
      `^(?:to )?((?:${verbs})\\b(?! (?:(?:up|off|out) )?(?:was|is|were|are|has|had|will|starts?|ends?|says?|said|costs?)\\b)(?<!\\bhave(?! (?:him|her|them|the (?:kids|boys|girls)|it|everything)\\b)).*)`,
      'i',
    ),
    ([, what = ''], turn) => request(`please ${turn(what)}`),
  ],
  [
    /^(?:all )?i(?:'d| would)? (?:really |just |only |also |still )*(?:want|wanna|like|love|prefer|would like|would love|am hoping|was hoping|'m hoping|want is|hope)(?: is)? (?!you to)(.+)/i,
    ([, what = ''], turn) => wish(`I'd like ${turn(what)}`),
  ],
  [/^i wanna (.+)/i, ([, what = ''], turn) => wish(`I'd like to ${turn(what)}`)],
  [/^i (?:also |just |really |still )*need (.+)/i, ([, what = ''], turn) => wish(`I need ${turn(what)}`)],
  [
    /^(.+?) is what we (?:agreed|said|decided|planned)(?: on| to)?$/i,
    ([, what = ''], turn) => ({ kind: 'fact', text: `we agreed on ${turn(what)}` }),
  ],
  [/^(.*\d.*?) it is$/i, ([, what = ''], turn) => wish(`let's stay with ${turn(what)}`)],
];
