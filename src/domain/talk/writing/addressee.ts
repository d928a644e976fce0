import { plainWords } from '../cues.ts';

const child =
  '(?:(?:my|our|the|her|his) )?(?:(?:own|little|older|younger|oldest|youngest|\\d+ (?:yr|year) old|\\d+) )*(?:daughters?|sons?|kids?|child|children|boys?|girls?|baby|toddler|teen(?:ager)?s?|\\d+ (?:yr|year) olds?|(?:six|seven|eight|nine|ten|five|four|three) year olds?)';
const stranger =
  '(?:(?:my|our|the|her|his|their|a) )?(?:judge|court|clerk|teacher|teachers|school|principal|counselor|therapist|boss|manager|lawyer|attorney|landlord|pediatrician|doctor|mediator|gal|guardian ad litem|caseworker|cps|police|friends?|family|parents|sister|brother|mother in law|in laws|neighbors?|new girlfriend|new boyfriend|coworkers?)';

const toSomeoneElse = new RegExp(
  ` (?:(?:say|talk|write|explain|speak|respond|reply|send)(?: (?:it|this|that|something|anything|a text|an email|a message|a letter))? (?:to|with)|(?:what|how) (?:do|should|can|could|would) (?:i|we) (?:even )?(?:tell|text|email|message|answer)|(?:text|email|message|tell)(?: to)?) (?:${child}|${stranger})(?! (?:father|mother|dad|mom|mama|daddy)\\b)(?: |$)`,
);
const noMessage =
  / (?:(?:its |this is |thats |it is )?not (?:for )?(?:texting|a text|text|a message|message|an email|email|a letter|for sending)|forget (?:the|about the) (?:message|text|draft|email)|(?:dont|do not) (?:want|need|wanna) to (?:send|text|write|message|email) (?:nothing|anything|him anything|her anything|them anything|him|her|them|a text|a message)|(?:dont|do not) (?:want|need) (?:a|the|any|no) (?:text|message|email|draft)|wr(?:ite|ote|itten|iting) (?:it |that |this |them |everything |all )?down|out loud|in person|face to face|to (?:his|her|their) face|on the (?:form|answer|paper|papers)|(?:do|should|must|can) i (?:have to )?(?:write|put) (?:it|that|this) (?:there|here|in|on)|(?:put|write) (?:it |that |this )?(?:on|in) the (?:form|answer|declaration|motion|paper|papers|parenting plan|petition)|(?:should|could) i (?:even )?(?:answer|reply|respond|text back)(?! with| that| by)) /;

/**
 * Matches words for a child, a judge, a teacher or a form, or words that will not be sent. They are not a message to the
 * other parent.
 */
export function isForSomeoneElse(message: string): boolean {
  const plain = plainWords(message);
  return (
    noMessage.test(plain) || toSomeoneElse.test(plain) || whenChild.test(plain) || isToChildNamed(message)
  );
}

/** Matches "What do I say when the kids call crying". */
const whenChild = new RegExp(
  ` (?:what|how) (?:do|should|can|could|would) (?:i|we) (?:even )?(?:say|answer|respond|react|tell)(?: back)?(?: to (?:that|it))? (?:when|if) (?:${child}) `,
);

/** Matches "What to say to Eli when he's crying. He's 5". */
function isToChildNamed(message: string): boolean {
  return (
    /\b(?:say|SAY|talk|explain|answer)\b(?: \w+)? to [A-Z][a-z]+\b/.test(message) &&
    /\b(?:he|she)(?:['’]?s| is) (?:only |just )?\d{1,2}\b|\b\d{1,2}[- ]?(?:yo|years? old|year[- ]old)\b|\b(?:my|our) (?:son|daughter|kid|little)\b|\bcrying\b/i.test(
      message,
    )
  );
}

const texting =
  / (?:(?:line|words?|sentence|something) to (?:text|send|write)|(?:need|want) (?:me )?a (?:text|message|email) (?:to|for|saying)|help me (?:with )?(?:a |an |my |the )?(?:text|email|message|reply|write|word|draft)|(?:write|draft|send) (?:me )?(?:a|an|the|this|my) (?:text|email|message|reply|letter)|(?:write|draft) (?:back |to )?(?:him|her|them|my ex)|(?:need|want|have|going|trying|gonna|wanna|about) (?:to )?(?:text|email|message|reply|respond)(?: to)?|(?:do|should|can|could|would) i (?:even )?(?:text|email|message|reply|write back|text back|respond)|what (?:do|should|can) i (?:text|email|reply|write back|text back)|the (?:text|email|message) to) /;
const other =
  / (?:him|her|them|my ex(?: husband| wife)?|my husband|my wife|the other parent|(?:his|her|their|the kids|my babys|babys) (?:dad|mom|father|mother)|back|reply) /;

/**
 * With an advisor who doesn't write messages, a request counts as a message only if it mentions texting and the
 * recipient.
 */
export function namesMessageToOther(message: string): boolean {
  const plain = plainWords(message);
  return texting.test(plain) && other.test(plain) && !isForSomeoneElse(message);
}
