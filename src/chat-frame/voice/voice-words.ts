/** Who turns speech into text, or text into speech. */
export type Way = 'server' | 'device' | 'browser';

/** Said before the first use of each: where the sound goes, and who may hear it. */
export const listeningNotes: Readonly<Record<Way, string>> = {
  server:
    'What you say goes to our server, and from there to a speech service that turns it into text. We do not keep the sound.',
  device: 'Your device turns what you say into text. The sound does not leave it.',
  browser:
    'Your browser turns what you say into text. It may send the sound to the company that makes the browser. We never get the sound.',
};
export const LISTENING_ALWAYS =
  'Others near you may hear you. The text goes into the box below: nothing is sent until you press Send.';

export const readingNotes: Readonly<Record<Way, string>> = {
  server: 'Our server sends this answer to a speech service, which reads it.',
  device: 'Your device reads this answer. The text does not leave it.',
  browser: 'Your browser reads this answer. It may send the text to the company that makes the browser.',
};
export const READING_ALWAYS = 'Others near you may hear it.';

export const problems = {
  denied:
    'This page may not use the microphone. You can allow it in the settings of your browser, or type as before.',
  'no-microphone': 'No microphone was found. Connect one and try again, or type as before.',
  'no-ear':
    'This browser cannot turn speech into text. On most phones, the keyboard has a microphone key: press it and speak.',
  'no-service': 'Your browser could not reach its speech service. Try again later, or type as before.',
  'nothing-heard': 'No words were heard. Try again closer to the microphone, or type as before.',
  'no-voice': 'This browser has no voice to read with.',
  failed: 'That did not work. You can try again, or go on without it.',
} as const;
export type ProblemId = keyof typeof problems;
