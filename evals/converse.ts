import type { AdvisorId } from '#domain/advisor.ts';
import { advisorIds } from '#domain/advisor.ts';
import { assess } from '#domain/safety/assess.ts';
import { libraryEngine } from '#server/chat/library/library-engine.ts';
import { openClassifier } from '#server/chat/open-classifier.ts';
import type { AnswerEvent, SaidBefore } from '#server/chat/engine.ts';
import { scriptEngine } from '#server/chat/script-engine.ts';

/** What one message got, as the person sees it. */
export interface Heard {
  text: string;
  cited: string | null;
  /** Ids of the titles shown below: near, or said before. */
  closest: readonly string[];
  suggestions: readonly string[];
  safety: string | null;
}

/** As far back as the server reads a conversation (src/server/chat/turns/turn-context.ts). */
const RECENT_MESSAGES = 12;
const RECENT_ANSWERS = 6;

const library = libraryEngine(() => Promise.resolve());
const classifier = openClassifier();

/** A whole conversation as the server leads it, from the safety gate to the cards, without a server. */
export async function converse(advisor: AdvisorId, messages: readonly string[]): Promise<Heard[]> {
  const heard: Heard[] = [];
  const history: (SaidBefore & { isOfSafety: boolean })[] = [];
  for (const text of messages) {
    const kinds = heard.map(({ safety }) => safety).toReversed();
    const assessment = assess(
      text,
      {
        lastKind: kinds[0] ?? null,
        recentKinds: kinds.slice(0, RECENT_ANSWERS).filter((kind) => kind !== null),
        concerns: [...new Set(kinds.filter((kind) => kind !== null))],
      },
      classifier,
    );
    const isOfSafety = assessment.kind === 'scripted';
    const engine = isOfSafety ? scriptEngine(assessment.script) : library;
    const asked = history.filter((said) => !said.isOfSafety);
    const turn = {
      id: 'turn',
      person: 'person',
      advisor,
      text,
      position: heard.length,
      questions: asked.flatMap((said) => (said.role === 'user' ? [said.text] : [])),
      history: history.slice(0, RECENT_MESSAGES).filter((said) => !said.isOfSafety),
      accessible: advisorIds,
      hasViolence: assessment.hasViolence,
      isSensitive: false,
      preface: assessment.kind === 'clear' ? assessment.preface : null,
      passedOver: [],
    };
    const answer = heardIn(await Array.fromAsync(engine.answer(turn, new AbortController().signal)));
    heard.push(answer);
    history.unshift({ role: 'assistant', text: answer.text, isOfSafety }, { role: 'user', text, isOfSafety });
  }
  return heard;
}

function heardIn(events: readonly AnswerEvent[]): Heard {
  const find = <Type extends AnswerEvent['type']>(type: Type) =>
    events.find((event): event is Extract<AnswerEvent, { type: Type }> => event.type === type);
  return {
    text: events.map((event) => (event.type === 'text-delta' ? event.delta : '')).join(''),
    cited: find('data-citations')?.data.items[0]?.id ?? null,
    closest: find('data-closest')?.data.items.map(({ id }) => id) ?? [],
    suggestions: find('data-suggestions')?.data.items ?? [],
    safety: find('data-safety')?.data.kind ?? null,
  };
}
