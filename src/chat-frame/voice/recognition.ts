import { CLIP_SECONDS } from '#domain/voice.ts';
import type { SpeechRecognizer } from './speech-recognizer.ts';
import type { ProblemId } from './voice-words.ts';

/** The parts of the browser's recognizer in use. Browsers have it under two names, or not at all. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface RecognitionMaker {
  new (): Recognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

const LANGUAGE = 'en-US';
/** After Done some services send nothing more. After this time the text so far is used. */
const LAST_WORDS_MS = 4000;

const problemOf: Readonly<Record<string, ProblemId>> = {
  'not-allowed': 'denied',
  'audio-capture': 'no-microphone',
  network: 'no-service',
  'service-not-allowed': 'no-service',
  'language-not-supported': 'no-recognizer',
  'no-speech': 'nothing-heard',
};

export function recognitionMaker(): RecognitionMaker | undefined {
  const names = ['SpeechRecognition', 'webkitSpeechRecognition'];
  return names.map((name) => Reflect.get(window, name)).find((maker) => typeof maker === 'function');
}

/** Whether the recognizer works without sending the audio anywhere. */
export async function isOnDevice(maker: RecognitionMaker): Promise<boolean> {
  try {
    return (await maker.available?.({ langs: [LANGUAGE], processLocally: true })) === 'available';
  } catch {
    return false;
  }
}

/** Uses the browser's speech recognition. */
export function recognizer(maker: RecognitionMaker, processLocally: boolean): SpeechRecognizer {
  return (events) => {
    const recognition = new maker();
    Object.assign(recognition, { lang: LANGUAGE, continuous: true, interimResults: true });
    if (processLocally) recognition.processLocally = true;
    let heard = { sure: '', all: '' };
    let isOver = false;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const end = (tell: () => void) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(limit);
      tell();
    };
    const endWithText = () =>
      end(() => (heard.all ? events.onText(heard.all) : events.onProblem('nothing-heard')));
    const finish = () => {
      if (isOver) return;
      events.onWriting();
      recognition.stop();
      clearTimeout(limit);
      limit = setTimeout(endWithText, LAST_WORDS_MS);
    };

    recognition.addEventListener('start', () => {
      events.onListening();
      limit = setTimeout(finish, CLIP_SECONDS * 1000);
    });
    recognition.addEventListener('result', (event) => {
      if (isOver) return;
      heard = wordsOf(event as SpeechRecognitionEvent);
      events.onInterim(heard.all);
    });
    recognition.addEventListener('error', (event) => {
      const { error } = event as SpeechRecognitionErrorEvent;
      // The text recognized before a lost connection is kept.
      if (heard.sure) endWithText();
      else end(() => events.onProblem(problemOf[error] ?? 'failed'));
    });
    recognition.addEventListener('end', endWithText);
    try {
      recognition.start();
    } catch {
      end(() => events.onProblem('failed'));
    }
    return { finish, cancel: () => end(() => recognition.abort()) };
  };
}

function wordsOf({ results }: SpeechRecognitionEvent) {
  const said = [...results].map((result) => ({ isSure: result.isFinal, text: result[0]?.transcript ?? '' }));
  const join = (texts: typeof said) =>
    texts
      .map(({ text }) => text.trim())
      .filter((text) => text !== '')
      .join(' ');
  return { sure: join(said.filter(({ isSure }) => isSure)), all: join(said) };
}
