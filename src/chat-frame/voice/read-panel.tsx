import { useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/chat.ts';
import type { ChatClient } from '../chat-client.ts';
import { type SpeechSynthesizer, chooseSynthesizer } from './read-answer.ts';
import { useFirstButton } from './use-first-button.ts';
import { useSilence } from './use-silence.ts';
import { READING_ALWAYS, type VoiceProvider, problems, readingNotes } from './voice-words.ts';

interface ReadPanelProps {
  message: Message;
  client: ChatClient;
  onClose: () => void;
}

/**
 * Which services the person has agreed to, knowing that others may hear it. Valid until the page is left, and not
 * stored.
 */
const agreed = new Set<VoiceProvider>();

export function ReadPanel({ message, client, onClose }: ReadPanelProps) {
  const [step, setStep] = useState<'opening' | 'ask' | 'reading' | 'problem'>('opening');
  const [problem, setProblem] = useState('');
  const [synthesizer, setSynthesizer] = useState<SpeechSynthesizer | null>(null);
  const stopping = useRef(new AbortController());
  const first = useFirstButton(step);
  useSilence(() => {
    stopping.current.abort();
    onClose();
  });

  function fail(sentence: string): void {
    setProblem(sentence);
    setStep('problem');
  }

  async function read({ way, read: say }: SpeechSynthesizer): Promise<void> {
    agreed.add(way);
    setStep('reading');
    const { signal } = stopping.current;
    const failure = await say(message, signal);
    if (signal.aborted) return;
    if (failure) fail(failure);
    else onClose();
  }

  const onFound = useRef((_found: SpeechSynthesizer | null) => {});
  useEffect(() => {
    onFound.current = (found) => {
      setSynthesizer(found);
      if (!found) fail(problems['no-voice']);
      else if (agreed.has(found.way)) void read(found);
      else setStep('ask');
    };
  });
  useEffect(() => {
    const controller = new AbortController();
    stopping.current = controller;
    void chooseSynthesizer(client).then((found) => !controller.signal.aborted && onFound.current(found));
    return () => controller.abort();
  }, [client]);

  return (
    <>
      <div role="status">
        {step === 'opening' && <p>One moment...</p>}
        {step === 'ask' && synthesizer && (
          <p>
            {readingNotes[synthesizer.way]} {READING_ALWAYS}
          </p>
        )}
        {step === 'reading' && <p className="voice-live">Reading aloud.</p>}
        {step === 'problem' && <p>{problem}</p>}
      </div>
      <p className="voice-buttons">
        {step === 'ask' && synthesizer && (
          <button ref={first} type="button" className="button-main" onClick={() => void read(synthesizer)}>
            Read it aloud
          </button>
        )}
        <button
          ref={step === 'ask' ? undefined : first}
          type="button"
          className="button-quiet"
          aria-keyshortcuts="Escape"
          onClick={onClose}
        >
          {{ opening: 'Cancel', ask: 'Not now', reading: 'Stop reading', problem: 'Close' }[step]}
        </button>
      </p>
    </>
  );
}
