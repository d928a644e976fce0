import { expect, test } from 'vitest';
import { passagesByAdvisor } from '#content/passages.ts';
import { stateName, withoutStateNames } from '#domain/retrieval/us-state.ts';
import type { AnswerEvent, Turn } from '../engine.ts';
import { libraryEngine } from './library-engine.ts';

const engine = libraryEngine(() => Promise.resolve());

function turn(overrides: Partial<Turn>): Turn {
  return {
    id: 'turn',
    person: 'person',
    advisor: 'lena',
    text: '',
    position: 0,
    questions: [],
    history: [],
    accessible: ['lena', 'emma', 'hannah', 'james'],
    hasViolence: false,
    isSensitive: false,
    boundary: null,
    passedOver: [],
    ...overrides,
  };
}

async function answer(overrides: Partial<Turn>) {
  const events = await Array.fromAsync(engine.answer(turn(overrides), new AbortController().signal));
  const text = events.map((event) => (event.type === 'text-delta' ? event.delta : '')).join('');
  const find = <Type extends AnswerEvent['type']>(type: Type) =>
    events.find((event): event is Extract<AnswerEvent, { type: Type }> => event.type === type);
  return { text, find, cited: find('data-citations')?.data.items[0]?.id };
}

test('the passage is said whole, marked with its source, with questions to go on', async () => {
  const { text, find, cited } = await answer({ text: 'i think im having a panic attack what do i do' });
  expect(cited).toBe('lena-panic-now');
  const passage = passagesByAdvisor.lena.find(({ id }) => id === cited);
  expect(text).toContain(`${passage?.text} [1]`);
  const next = passage?.followUps.map(
    (question) => passagesByAdvisor.lena.find(({ asks }) => asks.includes(question))?.title,
  );
  expect(find('data-suggestions')?.data.items).toEqual(next);
});

test('the words around an answer change from turn to turn', async () => {
  const openings = await Promise.all(
    [0, 1, 2].map(
      async (position) => (await answer({ text: 'how do i sleep', position })).text.split('\n')[0],
    ),
  );
  expect(new Set(openings).size).toBe(3);
});

test('what a conversation has already is not said a second time, but named with what stands next to it', async () => {
  const first = await answer({ advisor: 'hannah', text: 'what do i do first now that i was served' });
  const history = [
    { role: 'assistant', text: first.text },
    { role: 'user', text: 'what do i do first now that i was served' },
  ] as const;
  const asked = {
    advisor: 'hannah',
    history,
    questions: ['what do i do first now that i was served'],
  } as const;
  const second = await answer({ ...asked, text: 'i was just served divorce papers, what do i do first' });
  expect(second.text).toMatch(/^I have said above/);
  expect(second.find('data-closest')?.data.items[0]?.id).toBe(first.cited);
  expect(second.find('data-closest')?.data.items.length).toBeGreaterThan(1);
  // Whoever asks in the same words wants the same again.
  const again = await answer({ ...asked, text: 'What do I do first, now that I was served?' });
  expect(again.cited).toBe(first.cited);
});

test('a question before helps to understand the next one, and its own answer does not come again', async () => {
  const question = 'i just got served';
  const first = await answer({ advisor: 'hannah', text: question });
  const history = [
    { role: 'assistant', text: first.text },
    { role: 'user', text: question },
  ] as const;
  const next = await answer({
    advisor: 'hannah',
    text: 'how many days do i have',
    questions: [question],
    history,
  });
  expect(next.cited).toBeDefined();
  expect(next.cited).not.toBe(first.cited);
});

test('whoever tells and asks nothing hears what comes nearest, and not that there is nothing', async () => {
  const { text, find } = await answer({
    text: 'my husband of 22 years left me for someone at his work and i feel so stupid',
  });
  expect(text).toMatch(/^Thank you for telling me\./);
  const [first, ...others] = find('data-closest')?.data.items ?? [];
  // Not to one who was left: the guilt of leaving.
  expect(first?.id).not.toBe('lena-guilt-for-leaving');
  expect(others.length).toBeGreaterThan(0);
});

test('what the library does not know is said, not guessed', async () => {
  const { text, find, cited } = await answer({ text: 'what is the capital of france' });
  expect(text).toMatch(/nothing on this/);
  expect(cited).toBeUndefined();
  expect(find('data-suggestions')?.data.items.length).toBeGreaterThan(0);
});

test('a question for another advisor is sent there, by what the plan opens', async () => {
  const bill = 'how to write to my ex about the dentist bill i am owed';
  expect((await answer({ text: bill })).text).toContain('Ask the same in the chat with James');
  expect((await answer({ text: bill, accessible: ['lena', 'emma'] })).text).toContain(
    'does not include James',
  );
});

test('a law that differs by state is told for the state that was named', async () => {
  const deadline = 'how many days do i have to answer';
  expect((await answer({ advisor: 'hannah', text: `${deadline} in texas` })).cited).toBe(
    'hannah-texas-answer',
  );
  const general = await answer({ advisor: 'hannah', text: `${deadline} in utah` });
  expect(general.cited).toBe('hannah-answer-deadline');
  expect(general.text).toContain('Utah may have its own rules');
});

const largest = ['CA', 'TX', 'FL', 'NY', 'PA', 'IL', 'OH', 'GA', 'NC'];

test.each(largest)('the library has a text on filing and one on answering for %s', async (code) => {
  const state = stateName(code);
  const place = state.toLowerCase().replace(' ', '-');
  const filing = await answer({ advisor: 'hannah', text: `where do i file for divorce in ${state}` });
  expect(filing.cited).toBe(`hannah-${place}-filing`);
  expect(filing.text).toContain(`This is for ${state}.`);
  const served = await answer({
    advisor: 'hannah',
    text: `how many days do i have to answer in ${state}`,
  });
  expect(served.cited).toBe(`hannah-${place}-answer`);
});

test('without a state none is guessed: the states that have a text are told, all of them', async () => {
  const { text, cited } = await answer({ advisor: 'hannah', text: 'how long do i have to answer' });
  expect(cited).toBe('hannah-answer-deadline');
  for (const code of largest) expect(text).toContain(stateName(code));
  expect(text).toContain('tell me your state');
  const filing = await answer({ advisor: 'hannah', text: 'which court do i file for divorce in' });
  const passage = passagesByAdvisor.hannah.find(({ id }) => id === filing.cited);
  expect(passage?.state).toBeUndefined();
});

const stateTexts = Object.values(passagesByAdvisor)
  .flat()
  .filter(({ state }) => state);

test('a passage that is exact for a state names general ones of its advisor', () => {
  for (const { advisor, exactFor = [] } of stateTexts) {
    for (const id of exactFor) {
      const general = passagesByAdvisor.hannah.find((passage) => passage.id === id);
      expect(general, id).toMatchObject({ advisor });
      expect(general, id).not.toHaveProperty('state');
    }
  }
});

test.each(['California', 'in California', 'CA'])(
  'a state alone answers the question before it: %s',
  async (text) => {
    const questions = ['how long do i have to answer'];
    const { cited } = await answer({ advisor: 'hannah', text, questions });
    expect(cited).toBe('hannah-california-answer');
  },
);

test('a state that was named is remembered until another one is', async () => {
  const text = 'how many days do i have to answer';
  const texas = 'i live in texas and my wife wants a divorce';
  const between = 'what does a lawyer cost';
  expect((await answer({ advisor: 'hannah', text, questions: [between, texas] })).cited).toBe(
    'hannah-texas-answer',
  );
  const moved = await answer({ advisor: 'hannah', text, questions: ['we moved to california', texas] });
  expect(moved.cited).toBe('hannah-california-answer');
  expect((await answer({ advisor: 'hannah', text })).cited).toBe('hannah-answer-deadline');
});

test('no passage for one state answers where none or another one was named', async () => {
  const ofStates = Object.values(passagesByAdvisor)
    .flat()
    .filter(({ state }) => state !== undefined);
  const leaks: string[] = [];
  for (const { advisor, asks, state } of ofStates) {
    for (const ask of asks.map(withoutStateNames)) {
      for (const named of ['', ' in Ohio', ' in Utah', ` in ${state === 'TX' ? 'Florida' : 'Texas'}`]) {
        const { cited = '' } = await answer({ advisor, text: `${ask}${named}`.trim() });
        const found = ofStates.find(({ id }) => id === cited)?.state;
        if (found && !named.includes(stateName(found))) leaks.push(`${ask}${named}: ${cited}`);
      }
    }
  }
  expect(leaks).toEqual([]);
});

test('a short question borrows the words of the one before', async () => {
  const text = 'and in the morning?';
  const questions = ['i wake up at 3am with my mind racing'];
  expect((await answer({ text, questions })).cited).toBe('lena-awake-at-three');
  expect((await answer({ text })).cited).not.toBe('lena-awake-at-three');
});

test('after violence no passage is offered that needs a meeting or a deal', async () => {
  const question = { advisor: 'emma', text: 'how do i have a calm talk with my ex' } as const;
  const { cited } = await answer({ ...question, hasViolence: true });
  const passage = passagesByAdvisor.emma.find(({ id }) => id === cited);
  expect(`${passage?.title} ${passage?.text}`).not.toMatch(/negotiat|compromis|apologi/i);
  const fear = await answer({
    advisor: 'emma',
    text: 'the court ordered mediation but im afraid of him',
    hasViolence: true,
  });
  expect(fear.cited).toBe('emma-mediation-and-fear');
});

test('a greeting is greeted', async () => {
  expect((await answer({ text: 'hi Lena' })).text).toMatch(/^Hello\. I am an automated guide/);
});

test('an answer stops when it is told to', async () => {
  const stopping = new AbortController();
  const pieces: string[] = [];
  for await (const event of engine.answer(turn({ text: 'how do i sleep' }), stopping.signal)) {
    if (event.type === 'text-delta') pieces.push(event.delta);
    if (pieces.length === 2) stopping.abort();
  }
  expect(pieces).toHaveLength(2);
});

test('asked again, it takes the next best text, offers the first one, and comes back to it', async () => {
  const text = 'health insurance after divorce';
  const asked = { advisor: 'max', text } as const;
  const first = await answer(asked);
  expect(first.find('data-closest')?.data.items.length).toBeGreaterThan(0);
  const second = await answer({ ...asked, passedOver: [String(first.cited)] });
  expect(second.cited).not.toBe(first.cited);
  expect(second.find('data-closest')?.data.items.map(({ id }) => id)).toContain(first.cited);
  expect((await answer({ ...asked, passedOver: [String(second.cited)] })).cited).toBe(first.cited);
});

test('where there is no other text, the same one is said again', async () => {
  const text = 'i think im having a panic attack what do i do';
  const { cited } = await answer({ text });
  const again = await answer({ text, passedOver: passagesByAdvisor.lena.map(({ id }) => id) });
  expect(again.cited).toBe(cited);
});
