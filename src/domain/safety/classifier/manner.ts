const question =
  /\?|(?:^|[.!;:\n])\s*(?:how|what|whats|what's|can|could|should|do|does|is|are|who|where|when|will|would|which|why|may|must)\b/i;
// Neither "now" nor "today" by itself, nor any verb in -ing: people say "now its just me" and "he is taking a job" of their lives.
const thisMinute =
  /(?<![a-z])(?:right now|rn|tonight|this (?:minute|moment)|as (?:i|we) (?:type|speak|write)|(?:minutes?|mins?|seconds?) ago|on (?:his|her|my|the) way|outside|at the door|upstairs|downstairs|in my (?:hands?|lap|mouth)|about to|goodbye|last (?:message|time)|hiding|locked|(?:hes|shes|he is|she is|theyre|they are|somebody is|someone is) (?:coming|banging|pounding|kicking|hitting|choking|breaking|screaming|yelling|throwing|smashing|holding|waiting|standing|driving)|(?:im|i am) (?:bleeding|holding|standing|sitting|swallowing|taking|writing this))(?![a-z])/;

/** Whether a message puts a question, with or without its mark: what is only told is seldom about forms and dates. */
export function asks(text: string): boolean {
  return question.test(text);
}

/** Whether a normalised text speaks of what happens as it is written. */
export function isOfThisMinute(plain: string): boolean {
  return thisMinute.test(plain);
}

const chat = new Set(
  'ok okay k kk yes yeah yep yup no nope nah not really yet sure fine maybe later thanks thank you so much for listening ty i think it its this that thats all both neither either same and then but or why how what when who what which where next please one two three first second third the a an do does did didnt dont already know get got understand great good nice cool right alright wait hello hi hey morning evening lol haha hmm ugh oh well never mind nevermind forget skip depends kind of sort go on tuesday monday wednesday thursday friday saturday sunday week month year today tomorrow'.split(
    ' ',
  ),
);
const MOST_CHAT_WORDS = 4;

/** Whether a normalised text is an answer in passing ("not really", "go on"): so few and such words tell nothing by themselves. */
export function isSmallTalk(plain: string): boolean {
  const words = plain.split(' ').filter((word) => word !== '' && word !== '|');
  return words.length <= MOST_CHAT_WORDS && words.every((word) => chat.has(word));
}
