import type { Readers } from '../assess.ts';
import { type Classifier, type Topic, sharesOf, topics } from './classifier.ts';

/** For tests: creates a classifier that returns this topic with this probability for every text. */
export function saying(said: Topic, share = 1): Classifier {
  const bias = topics.map((topic) => {
    if (topic === said) return Math.log(share);
    return topic === 'none' ? Math.log(1 - share) : -50;
  });
  return { scale: 0, bias: bias.map((score) => Math.max(score, -50)), weights: new Int8Array(0) };
}

/**
 * For tests: creates two classifiers that return the same result, or a different result for the second. Null means no
 * second classifier.
 */
export function reading(classifier: Classifier, second: Classifier | null = classifier): Readers {
  return {
    classifier,
    readSentences: (texts) => Promise.resolve(second && texts.map((text) => sharesOf(` ${text} `, second))),
  };
}
