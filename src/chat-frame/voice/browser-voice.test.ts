import { afterEach, expect, test, vi } from 'vitest';
import { findVoice, speakWithBrowser } from './browser-voice.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>;
const voice = (name: string, lang: string, localService: boolean): Voice => ({
  name,
  lang,
  localService,
  default: false,
});

/** A browser that speaks as soon as `goOn` is called. */
function browserWith(voices: Voice[]) {
  const said: { text: string; event: EventTarget }[] = [];
  const cancel = vi.fn<() => void>();
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel,
    speak: (utterance: EventTarget & { text: string }) => {
      said.push({ text: utterance.text, event: utterance });
    },
  });
  class SpeechSynthesisUtterance extends EventTarget {
    text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  vi.stubGlobal('window', { speechSynthesis });
  vi.stubGlobal('speechSynthesis', speechSynthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', SpeechSynthesisUtterance);
  return { said, cancel, tell: (type: string) => said.at(-1)?.event.dispatchEvent(new Event(type)) };
}

test('prefers on-device voices to network voices, and English to both', async () => {
  browserWith([voice('far', 'en-US', false), voice('french', 'fr-FR', true), voice('near', 'en-GB', true)]);
  expect((await findVoice())?.name).toBe('near');
  browserWith([voice('far', 'en-US', false)]);
  expect((await findVoice())?.localService).toBe(false);
});

test('returns no voice in a browser without an English voice', async () => {
  browserWith([voice('french', 'fr-FR', true)]);
  expect(await findVoice()).toBeNull();
  vi.stubGlobal('window', {});
  expect(await findVoice()).toBeNull();
});

test('pieces are spoken one after the other', async () => {
  const { said, tell } = browserWith([voice('near', 'en-US', true)]);
  const near = await findVoice();
  if (!near) throw new Error('There is no voice');
  const reading = speakWithBrowser(['One.', 'Two.'], near, new AbortController().signal);
  expect(said.map(({ text }) => text)).toEqual(['One.']);
  tell('end');
  await vi.waitUntil(() => said.length === 2);
  tell('end');
  expect(await reading).toBeNull();
});

test('Stop ends speech immediately, and errors are reported', async () => {
  const { said, tell, cancel } = browserWith([voice('near', 'en-US', true)]);
  const near = await findVoice();
  if (!near) throw new Error('There is no voice');
  const stopping = new AbortController();
  const reading = speakWithBrowser(['One.', 'Two.'], near, stopping.signal);
  cancel.mockClear();
  stopping.abort();
  expect(cancel).toHaveBeenCalledOnce();
  tell('error');
  expect([await reading, said.length]).toEqual([null, 1]);

  const failing = speakWithBrowser(['One.'], near, new AbortController().signal);
  tell('error');
  expect(await failing).toBe('failed');
});
