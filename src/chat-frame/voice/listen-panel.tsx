import { useEffect, useRef, useState } from 'react';
import { CLIP_SECONDS } from '#domain/voice.ts';
import type { ChatClient } from '../chat-client.ts';
import { chooseRecognizer } from './choose-recognizer.ts';
import type { Clip } from './speech-recognizer.ts';
import { useFirstButton } from './use-first-button.ts';
import { useSilence } from './use-silence.ts';
import { LISTENING_ALWAYS, type VoiceProvider, listeningNotes, problems } from './voice-words.ts';

interface ListenPanelProps {
  client: ChatClient;
  advisor: string;
  onHeard: (text: string) => void;
  onClose: () => void;
}

type Step = 'opening' | 'ask' | 'starting' | 'listening' | 'writing' | 'heard' | 'problem';
type FoundRecognizer = NonNullable<Awaited<ReturnType<typeof chooseRecognizer>>>;

/** Where the person has agreed that audio is sent. Valid until the page is left, and not stored. */
const agreed = new Set<VoiceProvider>();

export function ListenPanel({ client, advisor, onHeard, onClose }: ListenPanelProps) {
  const [step, setStep] = useState<Step>('opening');
  const [problem, setProblem] = useState('');
  const [interim, setInterim] = useState('');
  const [recognizer, setRecognizer] = useState<FoundRecognizer | null>(null);
  const clip = useRef<Clip>(null);
  const first = useFirstButton(step);
  useSilence(() => {
    clip.current?.cancel();
    onClose();
  });

  function fail(sentence: string): void {
    setProblem(sentence);
    setStep('problem');
  }

  function listen({ way, listen: hear }: FoundRecognizer): void {
    agreed.add(way);
    setInterim('');
    setStep('starting');
    clip.current = hear({
      onListening: () => setStep('listening'),
      onWriting: () => setStep('writing'),
      onInterim: setInterim,
      onText: (text) => {
        onHeard(text);
        setStep('heard');
        document.getElementById('question')?.focus();
      },
      onProblem: (what) => fail(typeof what === 'string' ? problems[what] : what.sentence),
    });
  }

  const onFound = useRef((_found: FoundRecognizer | null) => {});
  useEffect(() => {
    onFound.current = (found) => {
      setRecognizer(found);
      if (!found) fail(problems['no-recognizer']);
      else if (agreed.has(found.way)) listen(found);
      else setStep('ask');
    };
  });
  useEffect(() => {
    let isGone = false;
    void chooseRecognizer(client, advisor).then((found) => !isGone && onFound.current(found));
    return () => {
      isGone = true;
      clip.current?.cancel();
    };
  }, [client, advisor]);

  return (
    <>
      <div role="status">
        {step === 'opening' && <p>One moment...</p>}
        {step === 'ask' && recognizer && (
          <>
            <p>{listeningNotes[recognizer.way]}</p>
            <p>{LISTENING_ALWAYS}</p>
          </>
        )}
        {step === 'starting' && <p>Your browser may ask if this page can use the microphone.</p>}
        {step === 'listening' && <p className="voice-live">Listening. Speak now.</p>}
        {step === 'writing' && <p>Turning your words into text...</p>}
        {step === 'heard' && <p>Your words are in the message box. Check them before you send anything.</p>}
        {step === 'problem' && <p>{problem}</p>}
      </div>
      {step === 'listening' && <Timer />}
      {(step === 'listening' || step === 'writing') && interim && <p className="voice-interim">{interim}</p>}
      <p className="voice-buttons">
        {step === 'ask' && recognizer && (
          <button ref={first} type="button" className="button-main" onClick={() => listen(recognizer)}>
            Start listening
          </button>
        )}
        {step === 'listening' && (
          <button ref={first} type="button" className="button-main" onClick={() => clip.current?.finish()}>
            Done
          </button>
        )}
        {(step === 'heard' || step === 'problem') && recognizer && (
          <button
            ref={step === 'problem' ? first : undefined}
            type="button"
            className="button-quiet"
            onClick={() => listen(recognizer)}
          >
            {step === 'heard' ? 'Keep talking' : 'Try again'}
          </button>
        )}
        <button
          ref={recognizer ? undefined : first}
          type="button"
          className="button-quiet"
          aria-keyshortcuts="Escape"
          onClick={onClose}
        >
          {step === 'ask' ? 'Not now' : step === 'heard' || step === 'problem' ? 'Close' : 'Cancel'}
        </button>
      </p>
    </>
  );
}

/** Not announced to screen readers, because an announcement every second would interrupt the person. */
function Timer() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p aria-hidden="true" className="note">
      {seconds} of {CLIP_SECONDS} seconds
    </p>
  );
}
