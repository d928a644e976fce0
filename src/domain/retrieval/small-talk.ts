export type SmallTalk = 'greeting' | 'thanks';

const greeting =
  /^(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon|day))(?: (?:there|lena|emma|hannah|james|max|ava|support))?$/;
const thanks =
  /^(?:(?:ok|okay|great|good|perfect) )?(?:thanks|thank you|thx|ty|ok|okay|great|perfect|got it|bye|goodbye|good night)(?: (?:so much|a lot|very much|lena|emma|hannah|james|max|ava|support|that helps|that helped|bye))*$/;

/** Words that ask nothing; null for everything that may be a question. */
export function smallTalk(text: string): SmallTalk | null {
  const said = text
    .toLowerCase()
    .replace(/[^a-z ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  if (greeting.test(said)) return 'greeting';
  return thanks.test(said) ? 'thanks' : null;
}
