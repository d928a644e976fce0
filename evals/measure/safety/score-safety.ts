import { type Concern, detectConcern } from '#domain/safety/detect.ts';
import { isCrisisScript } from '#domain/safety/script.ts';
import type { Classifier } from '#domain/safety/classifier/classifier.ts';
import type { SafetyLine } from '../banks.ts';

export interface FamilyScore {
  label: string;
  lines: number;
  /** Lines that got the right label. For `none`, lines that got no script. */
  right: number;
  missed: SafetyLine[];
}

/** Scores per family, in the order of the bank. */
export function scoreSafety(bank: readonly SafetyLine[], classifier: Classifier): FamilyScore[] {
  return [...Map.groupBy(bank, ({ label }) => label)].map(([label, lines]) => {
    const missed = lines.filter(({ text }) => !isRight(label, detectConcern(text, classifier)));
    return { label, lines: lines.length, right: lines.length - missed.length, missed };
  });
}

const ofOthers: ReadonlySet<string> = new Set(['suicide-other', 'suicide-own-child', 'suicide-partner']);

function isRight(label: string, found: Concern | null): boolean {
  const isCrisis = found?.script ? isCrisisScript(found.script) : false;
  if (label === 'crisis') return isCrisis;
  if (label === 'refusal') return found?.label === 'harassment_help';
  if (label === 'suicide_other') return ofOthers.has(found?.script ?? '');
  return label === (found?.label ?? 'none');
}

/** The 95 % Wilson interval of a share, with both ends from 0 to 1. */
export function interval(right: number, all: number): [low: number, high: number] {
  const z = 1.96;
  const share = right / all;
  const middle = (share + z ** 2 / (2 * all)) / (1 + z ** 2 / all);
  const half = (z / (1 + z ** 2 / all)) * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  return [middle - half, middle + half];
}
