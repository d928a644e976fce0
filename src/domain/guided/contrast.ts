/*
 * Parses corrections that name the old and the new answer: "550 not 500", "not the 12th, the 13th", "i said 5 but it's 6".
 */

export interface Contrast {
  /** The name before the values, as in "food is 550 not 500". Empty if there is none. */
  name: string;
  after: string;
  before: string;
}

const its = String.raw`(?:it was|it is|it's|its|that was|that's|thats|make (?:that|it)|i meant|i mean|i said|should be|it should be|it should have been|should have been|he's|she's|they're)`;
const is = String.raw`(?:is|are|was|were|'s|should be|should say|should have been|has to be|needs to be)`;
const old = String.raw`(?:it was|it's|it is|the|a|an|on|at)`;

const forms: readonly { pattern: RegExp; groups: readonly [number, number, number] }[] = [
  // A, not B. The name is the first group.
  {
    pattern: new RegExp(
      String.raw`^(?:(.{2,40}?) ?${is} )(?:really |actually )?(.{1,40}?),? (?:and )?(?:not|instead of|rather than) (.{1,40})$`,
      'i',
    ),
    groups: [1, 2, 3],
  },
  {
    pattern: new RegExp(
      String.raw`^()(?:${its} )?(.{1,60}?),? (?:and )?(?:not|instead of|rather than) (.{1,40})$`,
      'i',
    ),
    groups: [1, 2, 3],
  },
  {
    pattern: new RegExp(
      String.raw`^()(?:${its} )?not (.{1,30}?)(?:,| but|;|(?= (?:its|it's|it is|it was|i meant|make it)\b)) ?(?:but )?(?:${its} )?(.{1,40})$`,
      'i',
    ),
    groups: [1, 3, 2],
  },
  {
    pattern: new RegExp(
      String.raw`^(?:(.{2,40}?) ?(?:is|are|was|were|isn't|wasn't|aren't|isnt|wasnt|arent)(?: not)? )(.{1,30}?)(?:,|;)? (?:but )?(?:it's|its|it is|it was|but) (.{1,40})$`,
      'i',
    ),
    groups: [1, 3, 2],
  },
  {
    pattern: new RegExp(
      String.raw`^()(?:i|you|u) (?:said|put|have|had|got|wrote|typed|told you|entered|answered|counted) (?:down )?(.{1,40}?)(?:,|\.| but|,? and|;)? (?:i meant|i said|meant|it's|its|it is|it was|it should be|should be|should have been|should say|make (?:it|that)) (.{1,40})$`,
      'i',
    ),
    groups: [1, 3, 2],
  },
  {
    pattern: new RegExp(
      String.raw`^()(.{1,40}?) (?:is|was) (?:wrong|incorrect|not right|a (?:typo|mistake))(?:[,.;]| -)* ?(?:${its} )?(.{1,40})$`,
      'i',
    ),
    groups: [1, 3, 2],
  },
  {
    pattern: new RegExp(
      String.raw`^()(?:please )?(?:change|switch|replace|correct|fix|swap) (.{1,40}?) (?:to|with|for|into) (.{1,40})$`,
      'i',
    ),
    groups: [1, 3, 2],
  },
  {
    pattern: new RegExp(
      String.raw`^()(?:the )?(.{1,40}?) (?:should be|should have been|should say|must be|needs to be) (.{1,40})$`,
      'i',
    ),
    groups: [1, 3, 2],
  },
];

/** All ways in which a text can be read as a correction with the old answer. Also without a reason after it, and its last clause alone. */
export function parseContrasts(said: string): Contrast[] {
  const clauses = [
    said,
    // "Its the 5th not the 6th, my wife works on the 6th" gives a reason after it.
    said.replace(reason, ''),
    said
      .split(/,|;| - |\. /)
      .at(-1)
      ?.trim() ?? '',
  ];
  return [...new Set(clauses)].flatMap((clause) =>
    forms.flatMap(({ pattern, groups: [name, after, before] }) => {
      const match = pattern.exec(clause);
      if (!match?.[after] || !match[before]) return [];
      const [old = '', about = ''] = match[before].split(/ for (?:the |my |our )?/i);
      const becomes = bare(match[after].replace(order, ''));
      // "Change the exchange, its 5" is an order before the value.
      return ordering.test(becomes)
        ? []
        : [{ name: bare(match[name] || about), after: becomes, before: bare(old) }];
    }),
  );
}

/** "Make sunday 6 instead of 5". */
const order = /^(?:please )?(?:make|put|set|use|say)(?: (?:it|that|the))? (?=\S)/i;
const ordering =
  /^(?:please )?(?:change|switch|replace|correct|fix|swap|update|edit)\b|[,;.] ?(?:its|it's|it is|it was|it should be|make it|i meant)\b/i;

const reason =
  /(?:,| -|;|\.) (?:my|i|he|she|we|they|the|because|cuz|since|so|it) .+$|,? (?:because|cuz|since) .+$/i;

const article = new RegExp(String.raw`^(?:${old} )+(?=\S)`, 'i');

function bare(words: string): string {
  return words
    .trim()
    .replace(article, (lead) => (/the /i.test(lead) ? 'the ' : ''))
    .replace(/^["“](.+)["”]$/, '$1');
}
