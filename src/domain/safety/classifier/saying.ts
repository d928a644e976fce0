import type { Readers } from '../assess.ts';
import { type Classifier, type Topic, sharesOf, topics } from './classifier.ts';

/** For tests: a classifier that finds this topic in everything, by this share, and ordinary talk else. */
export function saying(said: Topic, share = 1): Classifier {
  const bias = topics.map((topic) => {
    if (topic === said) return Math.log(share);
    return topic === 'none' ? Math.log(1 - share) : -50;
  });
  return { scale: 0, bias: bias.map((score) => Math.max(score, -50)), weights: new Int8Array(0) };
}

/** For tests: readers of which both find what this classifier does, or the second what another does; null: no second. */
export function reading(classifier: Classifier, second: Classifier | null = classifier): Readers {
  return {
    classifier,
    readSentences: (texts) => Promise.resolve(second && texts.map((text) => sharesOf(` ${text} `, second))),
  };
}
