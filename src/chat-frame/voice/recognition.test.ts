import { expect, test, vi } from 'vitest';
import { isOnDevice, recognizer } from './recognition.ts';

/** The parts of a browser's recognizer that are used here. */
class Recogniser extends EventTarget {
  static newest: Recogniser;
  lang = '';
  continuous = false;
  interimResults = false;
  processLocally = false;
  done: string[] = [];

  constructor() {
    super();
    Recogniser.newest = this;
  }

  start() {
    this.tell('start');
  }

  stop() {
    this.done.push('stop');
  }

  abort() {
    this.done.push('abort');
  }

  tell(type: string, more: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), more));
  }

  hear(...said: [text: string, isFinal: boolean][]) {
    const results = said.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }));
    this.tell('result', { results });
  }
}

function listen(processLocally = false) {
  const told: unknown[][] = [];
  const clip = recognizer(
    Recogniser,
    processLocally,
  )({
    onListening: () => told.push(['listening']),
    onWriting: () => told.push(['writing']),
    onInterim: (text) => told.push(['interim', text]),
    onText: (text) => told.push(['text', text]),
    onProblem: (problem) => told.push(['problem', problem]),
  });
  return { clip, told, browser: Recogniser.newest };
}

test('shows interim text during recognition and returns the final text at the end', () => {
  const { clip, told, browser } = listen();
  browser.hear(['How do I', true], [' sleep', false]);
  clip.finish();
  browser.hear(['How do I', true], [' sleep tonight', true]);
  browser.tell('end');
  expect(told).toEqual([
    ['listening'],
    ['interim', 'How do I sleep'],
    ['writing'],
    ['interim', 'How do I sleep tonight'],
    ['text', 'How do I sleep tonight'],
  ]);
});

test.each([
  ['not-allowed', 'denied'],
  ['audio-capture', 'no-microphone'],
  ['network', 'no-service'],
  ['no-speech', 'nothing-heard'],
  ['something-new', 'failed'],
])('the error %s is reported once, as %s', (error, problem) => {
  const { told, browser } = listen();
  browser.tell('error', { error });
  browser.tell('end');
  expect(told).toEqual([['listening'], ['problem', problem]]);
});

test('text recognized before a lost connection is kept', () => {
  const { told, browser } = listen();
  browser.hear(['I need help', true]);
  browser.tell('error', { error: 'network' });
  expect(told.at(-1)).toEqual(['text', 'I need help']);
});

test('recognizes and reports nothing after Cancel', () => {
  const { clip, told, browser } = listen();
  clip.cancel();
  browser.hear(['not for you', true]);
  browser.tell('end');
  expect([told, browser.done]).toEqual([[['listening']], ['abort']]);
});

test('does not wait for a silent recognition service after Done', () => {
  vi.useFakeTimers();
  const { clip, told, browser } = listen();
  browser.hear(['that is all', false]);
  clip.finish();
  vi.advanceTimersByTime(4000);
  expect(told.at(-1)).toEqual(['text', 'that is all']);
  vi.useRealTimers();
});

test('stops listening after a minute', () => {
  vi.useFakeTimers();
  const { told, browser } = listen();
  vi.advanceTimersByTime(60_000);
  expect([told.at(-1), browser.done]).toEqual([['writing'], ['stop']]);
  vi.useRealTimers();
});

test('only an installed recognizer counts as on-device', async () => {
  const saying = (state: string) =>
    Object.assign(class extends Recogniser {}, { available: async () => state });
  expect(await isOnDevice(saying('available'))).toBe(true);
  expect(await isOnDevice(saying('downloadable'))).toBe(false);
  expect(await isOnDevice(Recogniser)).toBe(false);
  expect(listen(true).browser.processLocally).toBe(true);
});
