import { normalize } from '../safety/normalize.ts';

const helpers =
  '(?:cops?|police|911|an ambulance|ambulance|sheriffs?|deput(?:y|ies)|officers?|a (?:cop|patrol)|(?:the )?patrol car|squad car|troopers?)';
const coming = new RegExp(
  ` ${helpers}(?: (?:is|are|s|re|just|now|already|finally|said|says|theyre|they are))* (?:on (?:the|their|its|his|her) way|coming|almost here|here|at (?:the|my) (?:door|house)|outside|pulling up|arrived|got here|showed up|talking to (?:him|her)) `,
);
const called = new RegExp(
  ` (?:i |we |my \\w+ |neighbor |she |he )?(?:just |already |ive |have )*(?:called|calling|texted|texting|dialed|dialing|phoned|rang|got)(?: (?:the|for))? ${helpers} | on (?:the )?(?:phone|line) with (?:the )?(?:${helpers}|dispatch\\w*|operator) `,
);
const doubt =
  / (?:not|never|wont|dont|didnt|cant|couldnt|should i|if|when|scared to|afraid to|last (?:night|week|month|year)|yesterday|ago|before|take (?:hours|forever)|on me) /;
const MOST_WORDS = 16;

/** Whether a text says that the police or an ambulance are coming or were called: "ok cops are on the way". */
export function tellsOfHelpComing(text: string): boolean {
  const plain = normalize(text).replaceAll('|', ' ').replaceAll(/ +/g, ' ');
  if (plain.trim().split(' ').length > MOST_WORDS || doubt.test(plain)) return false;
  return coming.test(plain) || called.test(plain);
}
