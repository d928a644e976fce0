import { type Classifier, type Topic, topics } from './classifier.ts';

/** For tests: a classifier that finds this topic in everything, by this share, and ordinary talk else. */
export function saying(said: Topic, share = 1): Classifier {
  const bias = topics.map((topic) => {
    if (topic === said) return Math.log(share);
    return topic === 'none' ? Math.log(1 - share) : -50;
  });
  return { scale: 0, bias: bias.map((score) => Math.max(score, -50)), weights: new Int8Array(0) };
}
