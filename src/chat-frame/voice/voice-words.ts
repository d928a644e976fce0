/** Who turns speech into text, or text into speech. */
export type VoiceProvider = 'server' | 'device' | 'browser';

/** Notes shown before the first use of each way: where the audio is sent, and who may hear it. */
export const listeningNotes: Readonly<Record<VoiceProvider, string>> = {
  server:
    'We send what you say to our server, then to a speech service that turns it into text. We don’t keep the audio.',
  device: 'Your device turns what you say into text. The audio stays on your device.',
  browser:
    'Your browser turns what you say into text. It may send the audio to the company that makes the browser. We never get the audio.',
};
export const LISTENING_ALWAYS =
  'People nearby may hear you. The text goes into the box below. Nothing is sent until you press Send.';

export const readingNotes: Readonly<Record<VoiceProvider, string>> = {
  server: 'Our server sends this answer to a speech service, which reads it aloud.',
  device: 'Your device reads this answer aloud. The text stays on your device.',
  browser:
    'Your browser reads this answer aloud. It may send the text to the company that makes the browser.',
};
export const READING_ALWAYS = 'People nearby may hear the answer.';

export const problems = {
  denied:
    'This page isn’t allowed to use the microphone. Allow it in your browser’s settings, or type instead.',
  'no-microphone': 'We couldn’t find a microphone. Connect one and try again, or type instead.',
  'no-recognizer':
    'This browser can’t turn speech into text. On most phones, the keyboard has a microphone key. Tap it and speak.',
  'no-service': 'Your browser couldn’t reach its speech service. Try again later, or type instead.',
  'nothing-heard': 'We didn’t hear anything. Try again closer to the microphone, or type instead.',
  'no-voice': 'This browser can’t read text aloud.',
  failed: 'That didn’t work. You can try again or continue without voice.',
} as const;
export type ProblemId = keyof typeof problems;
