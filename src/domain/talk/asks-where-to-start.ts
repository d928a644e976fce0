import { plainWords } from './cues.ts';

const opening =
  '(?:(?:so|and|ok|okay|um|well|please|just|honestly|i guess|god|ugh|hi|hello|hey|hannah|max|lena|ava|emma|james) )*';
const lost = [
  '(?:where|how) (?:do|should|would|can) (?:i|we|one|you) (?:even |possibly )?(?:start|begin)(?: with (?:all )?(?:this|it|everything))?',
  '(?:i )?(?:dont|do not|didnt) (?:even )?know (?:where|how) to (?:even )?(?:start|begin|turn|look)',
  '(?:idk|i dont know|i do not know|not sure|no idea|i have no idea) (?:what|where) (?:to do|im doing|i should do|to start|to begin)',
  '(?:can you |could you |i need |please )?help(?: me)?(?: please| i guess)?',
  'i need (?:some )?(?:help|advice|guidance)',
  'what (?:do|should|can) i (?:even )?do',
  '(?:im|i am|i feel) (?:so |just |totally |completely )?lost',
  'what (?:should|do|can) i (?:do )?first',
].join('|');
const asksWhereToStart = new RegExp(`^ ${opening}(?:${lost})(?: (?:now|today|first|here|anymore|at all))? $`);

/** "Help", "where do I even start": a request for any first step, without a subject. */
export function isAskingWhereToStart(message: string): boolean {
  return asksWhereToStart.test(plainWords(message));
}
