import { normalize } from '../safety/normalize.ts';

const them = String.raw`(?:he|she|they|hes|shes|theyre|my (?:ex|husband|wife|partner|spouse)|the other (?:person|parent))`;
const money = String.raw`(?:(?:whole |entire |own )?(?:money|pay|paycheck|paychecks|wages|income|salary|tips|savings|debit card|debit|bank cards?|cards?|credit cards?|account|accounts|checks?|benefits|child support|ebt(?: card)?))`;

const signs = [
  new RegExp(
    ` ${them} (?:\\w+ )?(?:takes?|took|taking|keeps?|kept|grabs?|holds?|steals?|stole|stealing|cut (?:up|off)|controls?) (?:\\w+ ){0,2}?(?:my|all (?:of )?(?:the|our)) (?:\\w+ )?${money}(?= )`,
  ),
  new RegExp(
    ` ${them} (?:\\w+ )?(?:controls?|decides?) (?:all |every )?(?:of )?(?:the |our )?(?:money|bank accounts?|finances|penny|dollar)(?= )`,
  ),
  new RegExp(
    ` ${them} (?:wont|will not|doesnt|does not|never|refuses to|didnt) (?:let|lets|allow|allows) me (?:\\w+ ){0,4}(?:money|accounts?|cards?|bank|work|job|spend|statements?|bills?)(?= )`,
  ),
  new RegExp(
    ` ${them} (?:wont|will not|never|refuses to) (?:give|gives) me (?:\\w+ ){0,3}(?:money|cash|card|cards|pay|paycheck)(?= )`,
  ),
  new RegExp(` ${them} (?:gives?|puts?) me (?:on )?an allowance(?= )`),
  / i (?:have|need|had) to (?:ask|beg) (?:him|her|them|permission)(?: \w+){0,2} (?:money|cash|spend|buy)(?= )/,
  / (?:says?|said|tells? me|told me|threatens?|threatened|warned me|swears) (?:\w+ ){0,2}?(?:if i (?:call|get|see|hire) an? (?:lawyer|attorney|advocate)|if i (?:leave|file|tell)) .{0,40}(?:lose|take|never see|sorry|regret|nothing)(?= )/,
];

/**
 * Whether a text mentions control over the person's money: "he took my debit card", "she won't let me see the
 * accounts".
 */
export function mentionsMoneyControl(text: string): boolean {
  const plain = ` ${normalize(text).trim()} `;
  return signs.some((one) => one.test(plain));
}
