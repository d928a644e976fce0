const field =
  /\b(?:divorc\w*|separat\w*|custod\w*|marri\w*|ex|exes|stbx|husband|wife|spouse|partner|court\w*|judge|lawyer|attorney|mediat\w*|kids?|child\w*|sons?|daughters?|baby|babies|toddler|teen\w*|parent\w*|mom|dad|support|alimony|house|home|mortgage|rent|lease|papers|paperwork|petition|summons|served|decree|hearing|order|filing|filed?|waivers?|mediation|conference|visitation|schedule|hand ?over|pick ?up|drop ?off|debt|loan|credit|bank|account|401k|pension|retirement|ira|taxes|budget|bills?|insurance|cobra|medicaid|snap|food stamps|ebt|text(?:s|ed|ing)?|messages?|email(?:s|ed)?|lonely|alone|sleep|cry\w*|sad|angry|scared|anxi\w*|panic\w*|griev\w*|grief|affair|cheat\w*|he|she|him|her|his|hers|us|we|our)\b/i;

/** Whether a message mentions separation, the people involved, or its effect on someone. */
export function mentionsField(text: string): boolean {
  return field.test(text);
}
