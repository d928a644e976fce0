const choked = '(?:chok(?:ed|es|e|ing)|strangl(?:ed|es|e|ing)|smothered|throttled|suffocated)';
const denied = new RegExp(
  `(?<![a-z])(?:(?:he|she|they|hes|shes|theyve|theyre|i)(?: has| have| had| did| was| s)? )?(?:never|not|hasnt|havent|didnt|wasnt|has not|did not|doesnt) (?:actually |really |even |ever |once |been |gotten |physically |tried to |gone as far as |hit |hit or |hurt or |ever )*${choked}(?!(?: (?:or|and) \\w+)?(?: me)? (?:hard|that|much|all|anymore|again|since|lately|until|out|unconscious|this|today|for|in|as)(?![a-z]))(?: me)?(?: (?:or|and) \\w+(?: me)?)?(?![a-z])`,
  'g',
);

/** A normalized text without "he's never choked me", which is no report of it. What it says beside that stays. */
export function withoutDeniedChoking(plain: string): string {
  return plain.replaceAll(denied, ' ').replace(/ +/g, ' ');
}
