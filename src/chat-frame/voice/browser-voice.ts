import type { ProblemId } from './voice-words.ts';

/** How long to wait for voices: some browsers load them late, others never. */
const VOICES_MS = 1500;

/** An English voice, preferably of this device. Null if there is none. */
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

/** Speaks the pieces one after the other, because some browsers stop in the middle of a long text. */
export async function speakWithBrowser(
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
    // The listeners keep the utterance alive. In some browsers a garbage-collected one falls silent.
    utterance.addEventListener('end', () => resolve(true));
    utterance.addEventListener('error', () => resolve(false));
    speechSynthesis.speak(utterance);
  });
}
