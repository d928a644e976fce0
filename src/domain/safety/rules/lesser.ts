import { type Rule, rules } from './rule.ts';

/** "I want to post her pictures" is a request to do harm. */
const ofTheOther =
  '(?:i|we|to|me) (?:\\w+ ){0,3}(?:shar|post|leak|upload|publish|sell|send|show|releas)\\w* (?:\\w+ ){0,2}(?:his|her|their|my exs)';

/**
 * Violence against property or with pictures. A practical question next to it is answered, with a line after the
 * answer.
 */
export const lesserRules: readonly Rule[] = rules('dv_disclosure', 'violence-disclosed', [
  '(?:{THEM}) {2}(?:throws|threw|throwing|hurls|hurled|breaks|broke|smashes|smashed|punches|punched) {1}(?:things|plates|dishes|stuff|objects|bottles|glasses|furniture|chairs?|a plate|a glass|a bottle|a chair|his phone|the phone|my (?:phone|things|stuff|laptop)|the wall|walls|holes|the door)(?! away)',
  {
    match:
      '(?:shar|post|leak|upload|publish|sell|send)\\w* {2}(?:my |our |of me )?(?:intimate|nude|naked|private|sex|explicit) (?:photos?|pics?|pictures?|videos?|tapes?|images?)(?<!(?:i|how do i|can i) (?:\\w+ )?(?:shar|post|leak|upload|publish|sell|send)\\w* .*)',
    unless: ofTheOther,
  },
  {
    match:
      '(?:post|share|leak|send|publish|release|show)\\w* {3}(?:my |of me )?{1}(?:nudes|nude|naked|intimate|sex|private) ?(?:photos?|pics?|pictures?|videos?|tapes?|images?)?(?: of me)?(?<=nudes|nude|photos|pics|pictures|videos|tape|images|me|photo|pic|picture|video)(?! (?:your|our) (?:location|calendar))',
    unless: ofTheOther,
  },
]);

/** Violence in a question about its definition, or in self-defense: neither a confession nor a report of danger. */
export const namedRules: readonly Rule[] = rules('dv_disclosure', null, [
  '(?:is|was|does|would|can|could|isnt) (?:it|this|that|he|she|what (?:he|she) (?:does|did)) {4}(?:abuse|abusive|violence|dv)',
  'i {4}(?:hit|slapped|punched|kicked|shoved|pushed|grabbed|smacked|bit|scratched) (?:him|her|them) back(?= \\||  ?$| and| so| then| but| because| when| after| once| now)',
]);
