import type { SafetyLabel, ScriptId } from '../script.ts';

export interface Rule {
  label: SafetyLabel;
  /** Null if the library answers, after a preface. */
  script: ScriptId | null;
  pattern: RegExp;
  /** Other words in the message that make the match ordinary, such as a bruise "from soccer". */
  unless?: RegExp;
  /** Other words that the message must have. */
  beside?: RegExp;
  /**
   * Ordinary phrases with the same words, which are skipped. "Hit me with a bill" must not hide real violence mentioned
   * beside it.
   */
  apartFrom?: RegExp;
}

const macros: Readonly<Record<string, string>> = {
  /** Expansion for the other party. */
  THEM: '(?:he|she|they|hes|shes|theyre|(?:my|the) (?:\\w+ )?(?:ex|exs|husband|wife|spouse|partner|boyfriend|girlfriend|fiance|hubby|stbx|bf|gf|baby daddy|babys? (?:dad|father|mom|mother)|kids (?:dad|father|mom|mother)|(?:ex|soon to be ex) (?:husband|wife|partner|boyfriend|girlfriend)))',
  HIM: '(?:him|her|them|(?:my|his|her|the) (?:\\w+ )?(?:ex|husband|wife|spouse|partner|boyfriend|girlfriend|ex (?:husband|wife|boyfriend|girlfriend)))',
  HIS: '(?:his|her|their|my (?:\\w+ )?(?:exs|ex s|husbands|wifes|wives|spouses|partners|boyfriends|girlfriends)|my ex (?:husband|wife)s)',
  ADULT:
    '(?:he|she|they|hes|shes|mom|mum|mommy|mother|dad|daddy|father|grandpa|grandma|grandfather|grandmother|uncle|aunt|(?:my |his |her |the |our )?(?:\\w+ )?(?:ex|husband|wife|spouse|partner|boyfriend|girlfriend|stepdad|stepmom|stepfather|stepmother|babysitter|sitter|nanny|grandpa|grandma|uncle|aunt|ex husband|ex wife))',
  KID: '(?:(?:my|our|his|her|the|their) )?(?:(?:little|own|\\d+|two|three|four|five|six|seven|eight|year|month|old|oldest|youngest|older|younger|step) ){0,3}(?:kids?|child|children|son|sons|daughter|daughters|baby|babies|toddler|boys?|girls?|stepson|stepdaughter|infant|newborn|brother|sister|\\w+ (?:year|month) old|year old|month old)',
  DRUG: '(?:pills?|tablets?|meds|medication|tylenol|ibuprofen|advil|aspirin|xanax|ativan|klonopin|ambien|benadryl|melatonin|nyquil|painkillers?|sleeping pills?|opioids?|oxy\\w*|insulin|valium|antidepressants?)',
};

/**
 * `{THEM}`, `{HIM}`, `{HIS}`, `{ADULT}`, `{KID}`, `{DRUG}` stand for people and things; `{n}` for up to n words of
 * the same clause. A pattern starts and ends at word boundaries.
 */
function pattern(source: string): RegExp {
  const expanded = source
    .replace(/\{([A-Z]+)\}/g, (_whole, name: string) => macros[name] ?? name)
    .replace(/\{(\d)\} ?/g, '(?:\\w+ ){0,$1}');
  return new RegExp(`(?<![a-z0-9])(?:${expanded})(?![a-z0-9])`, 'u');
}

type Source = string | { match: string; unless?: string; beside?: string; apartFrom?: string };

/** Compiles one rule per source pattern. */
export function rules(label: SafetyLabel, script: ScriptId | null, sources: readonly Source[]): Rule[] {
  return sources.map((source) => {
    const { match, unless, beside, apartFrom } = typeof source === 'string' ? { match: source } : source;
    return {
      label,
      script,
      pattern: pattern(match),
      ...(unless && { unless: pattern(unless) }),
      ...(beside && { beside: pattern(beside) }),
      ...(apartFrom && { apartFrom: pattern(apartFrom) }),
    };
  });
}

/** Whether a normalized text matches a rule. */
export function applies({ pattern, unless, beside, apartFrom }: Rule, plain: string): boolean {
  if (unless?.test(plain) || beside?.test(plain) === false) return false;
  const read = apartFrom ? plain.split(apartFrom).join(' ').replace(/ +/g, ' ') : plain;
  return pattern.test(read);
}
