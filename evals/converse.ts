import type { AdvisorId } from '#domain/advisor.ts';
import { advisorIds } from '#domain/advisor.ts';
import { type Assessment, assess } from '#domain/safety/assess.ts';
import { libraryEngine } from '#server/chat/library/library-engine.ts';
import { openEncoder } from '#server/chat/encoder/encoder.ts';
import { PATIENT_MS, openReaders } from '#server/chat/safety-readers.ts';
import { withNote } from '#server/chat/with-note.ts';
import type { AnswerEvent, Engine, SaidBefore } from '#server/chat/engine.ts';
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

const library = libraryEngine(() => Promise.resolve());
const readers = openReaders(openEncoder(), PATIENT_MS);

/** A whole conversation as the server leads it, from the safety gate to the cards, without a server. */
export async function converse(advisor: AdvisorId, messages: readonly string[]): Promise<Heard[]> {
  const heard: Heard[] = [];
  const history: (SaidBefore & { isOfSafety: boolean })[] = [];
  for (const text of messages) {
    const kinds = heard.map(({ safety }) => safety).toReversed();
    const assessment = await assess(
      text,
      {
        lastKind: kinds[0] ?? null,
        kinds: [...new Set(kinds.filter((kind) => kind !== null))],
        earlier: history.flatMap((said) => (said.role === 'user' ? [said.text] : [])),
      },
      readers,
    );
    const isOfSafety = assessment.kind === 'script';
    const engine = engineFor(assessment);
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
      boundary: assessment.kind === 'clear' ? assessment.boundary : null,
      passedOver: [],
    };
    const answer = heardIn(await Array.fromAsync(engine.answer(turn, new AbortController().signal)));
    heard.push(answer);
    history.unshift({ role: 'assistant', text: answer.text, isOfSafety }, { role: 'user', text, isOfSafety });
  }
  return heard;
}

function engineFor(assessment: Assessment): Engine {
  if (assessment.kind === 'script') return scriptEngine(assessment.script);
  return assessment.note ? withNote(library, assessment.note) : library;
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
