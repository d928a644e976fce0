import { plainWords } from './plain.ts';

/** "Idk" and "don't remember" are neither names nor text for a page. */
export function isUnknown(text: string): boolean {
  return /^(?:(?:i )?(?:really |honestly )?(?:don'?t|do not|can'?t) (?:really )?(?:know|remember|recall|think of (?:any(?:one|thing)?|one))|idk|dunno|no (?:idea|clue)|(?:i'?m )?not sure|unsure|not known)(?: (?:yet|really|right now|when|who|what|it))*$/.test(
    plainWords(text),
  );
}
