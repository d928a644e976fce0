import type { Readers } from '../assess.ts';
import { type Classifier, type Topic, sharesOf, topics } from './classifier.ts';

/** For tests: a classifier that finds this topic in every text, with this probability, and none otherwise. */
export function saying(said: Topic, share = 1): Classifier {
  const bias = topics.map((topic) => {
    if (topic === said) return Math.log(share);
    return topic === 'none' ? Math.log(1 - share) : -50;
  });
  return { scale: 0, bias: bias.map((score) => Math.max(score, -50)), weights: new Int8Array(0) };
}

/**
 * For tests: two readers with the result of this classifier, or the second with another's. Null: no second reader.
 */
export function reading(classifier: Classifier, second: Classifier | null = classifier): Readers {
  return {
    classifier,
    readSentences: (texts) => Promise.resolve(second && texts.map((text) => sharesOf(` ${text} `, second))),
  };
}
