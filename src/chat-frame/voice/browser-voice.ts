import type { ProblemId } from './voice-words.ts';

/** Voices load late in some browsers, and never in some. */
const VOICES_MS = 1500;

/** An English voice, one of this device before all others; null without any. */
export async function findVoice(): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in window)) return null;
  const english = (await voices()).filter(({ lang }) => /^en\b/i.test(lang));
  return english.toSorted((a, b) => fitness(b) - fitness(a))[0] ?? null;
}

function fitness({ localService, lang, default: isDefault }: SpeechSynthesisVoice): number {
  return Number(localService) * 4 + Number(/^en[-_]US/i.test(lang)) * 2 + Number(isDefault);
}

async function voices(): Promise<readonly SpeechSynthesisVoice[]> {
  const there = speechSynthesis.getVoices();
  if (there.length > 0) return there;
  await new Promise((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', resolve, { once: true });
    setTimeout(resolve, VOICES_MS);
  });
  return speechSynthesis.getVoices();
}

/** Speaks the pieces one after the other: some browsers stop in the middle of a long one. */
export async function sayByBrowser(
  pieces: readonly string[],
  voice: SpeechSynthesisVoice,
  stopped: AbortSignal,
): Promise<ProblemId | null> {
  stopped.addEventListener('abort', () => speechSynthesis.cancel(), { once: true });
  speechSynthesis.cancel();
  for (const piece of pieces) {
    if (stopped.aborted) return null;
    if (!(await isSaid(piece, voice))) return stopped.aborted ? null : 'failed';
  }
  return null;
}

function isSaid(piece: string, voice: SpeechSynthesisVoice): Promise<boolean> {
  const utterance = new SpeechSynthesisUtterance(piece);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  return new Promise((resolve) => {
    // The listeners keep it alive: a garbage-collected one falls silent in some browsers.
    utterance.addEventListener('end', () => resolve(true));
    utterance.addEventListener('error', () => resolve(false));
    speechSynthesis.speak(utterance);
  });
}
