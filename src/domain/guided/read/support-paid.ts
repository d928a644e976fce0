import type { MoneyValue } from '../value.ts';
import { readMoney, readMoneyLoosely } from './money.ts';
import { plainWords } from './plain.ts';

const paying =
  /\b(?:i'm|im|i am|i|we) (?:(?:have to|gotta|still|actually|do|already|just|the one) )*(?:pay|paying|pays|send|give)(?: (?:him|her|them|my (?:ex|husband|wife)))\b|\b(?:i'm|im|i am|i|we) (?:(?:have to|gotta|still|actually|do|already|the one|who) )*(?:pay|paying|pays) (?:\$? ?\d[\d,.]* (?:(?:a|per|every) \w+ )?(?:in |for |of )?)?(?:the )?(?:child support|spousal support|support|alimony|maintenance)\b|\b(?:child support|spousal support|support|alimony) (?:to|for) (?:him|her|them|my ex)\b/;
const other =
  /\b(?:back|rent|mortgage|car|bills?|insurance|daycare|day care|tuition|phone|loan|used to|supposed|not|never|don't|dont|stopped|if|when|until|or|between|half|she pays|he pays|gets?|receive)\b/;

/** The support that the person pays, in "none, I pay her 450 a month". Null for other texts and for two amounts. */
export function readSupportPaid(text: string): MoneyValue | null {
  const plain = plainWords(text);
  // "0, I pay her 450" says twice that none comes in.
  const [amount, ...others] = Array.from(plain.matchAll(/\d[\d,.]*/g)).filter(
    ([one]) => Number.parseFloat(one) !== 0,
  );
  if (!paying.test(plain) || other.test(plain) || !amount || others.length > 0) return null;
  const said = plain.slice(amount.index).trim();
  return readMoney(said) ?? readMoneyLoosely(said);
}
