/** Where a reply that could be said comes from. */
export const fitSources = ['intent', 'reaction', 'passage', 'theme'] as const;
export type FitSource = (typeof fitSources)[number];

/** What is known of a reply beside the message that it could answer. */
export interface FitSigns {
  source: FitSource;
  /** 0 to 1, by the model of its source. */
  likely: number;
  /** Nothing of its source is likelier. */
  isLikeliest: boolean;
  /** Cosine of the message and its examples; 0 where the source has none. */
  near: number;
  asksBack: boolean;
  /** Shares of the message's rarer words: 0 to 1. */
  inExamples: number;
  inTitle: number;
  /** The message asks something. */
  isAsked: boolean;
}

/** A weight for each input of `inputsOf`, in its order, for each source. Made by evals/train-reply-fit.ts. */
export type FitWeights = Readonly<Record<FitSource, readonly number[]>>;

const LEAST = 1e-4;

/** What is weighed, the same for every source. */
export function inputsOf({
  likely,
  isLikeliest,
  near,
  asksBack,
  inExamples,
  inTitle,
  isAsked,
}: FitSigns): number[] {
  const share = Math.min(Math.max(likely, LEAST), 1 - LEAST);
  return [
    1,
    Math.log(share / (1 - share)),
    Number(isLikeliest),
    near,
    Number(asksBack),
    inExamples,
    inTitle,
    Number(isAsked),
  ];
}

/** The mark that a strict rater would give the reply to this message: from about 0, harmful, to 4. */
export function fitOf(signs: FitSigns, weights: FitWeights): number {
  return inputsOf(signs).reduce((sum, value, at) => sum + value * (weights[signs.source][at] ?? 0), 0);
}
