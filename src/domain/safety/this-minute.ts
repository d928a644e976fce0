// "Now", "today" or a verb in -ing is not enough: people also say "now its just me" and "he is taking a job" about their
// lives in general.
const thisMinute =
  /(?<![a-z])(?:right now|rn|tonight|this (?:minute|moment)|as (?:i|we) (?:type|speak|write)|(?:minutes?|mins?|seconds?) ago|on (?:his|her|my|the) way|outside|at the door|upstairs|downstairs|in my (?:hands?|lap|mouth)|about to|goodbye|last (?:message|time)|hiding|locked|(?:hes|shes|he is|she is|theyre|they are|somebody is|someone is) (?:coming|banging|pounding|kicking|hitting|choking|breaking|screaming|yelling|throwing|smashing|holding|waiting|standing|driving)|(?:im|i am) (?:bleeding|holding|standing|sitting|swallowing|taking|writing this))(?![a-z])/;

/** Whether a normalized text is about the moment of writing. */
export function isAboutPresentMoment(plain: string): boolean {
  return thisMinute.test(plain);
}
