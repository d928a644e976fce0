import { type AdvisorId, advisorIds } from '#domain/advisor.ts';
import { type Assessment, assess } from '#domain/safety/assess.ts';
import type { AnswerEvent, Engine, HistoryMessage, Turn } from '#server/chat/engine.ts';
import { openEncoder } from '#server/chat/encoder/encoder.ts';
import { openIntentReader } from '#server/chat/intents/open-intent-reader.ts';
import type { IntentsRead } from '#server/chat/intents/read-intents.ts';
import { openLibraries } from '#server/chat/library/open-libraries.ts';
import { UNHURRIED_WAIT_MS, openReaders } from '#server/chat/safety-readers.ts';
import { scriptEngine } from '#server/chat/script-engine.ts';
import { engineOf } from '#server/chat/turns/turn-store.ts';
import { openListeningBank } from '#server/chat/talk/listening-bank.ts';
import { withIntendedQuestion } from '#server/chat/talk/as-meant.ts';
import { streamTurn } from '#server/chat/talk/say.ts';
import { type DecidedTurn, decideTurn } from '#server/chat/talk/talk-engine.ts';
import { withNote } from '#server/chat/with-note.ts';

/** The reply to one message as the person sees it, and how it was decided. */
export interface Reply {
  text: string;
  /** The cards below the text, one line per card. */
  cards: readonly string[];
  kind: string;
  cited: readonly string[];
  safety: string | null;
  trace: readonly string[];
}

interface Said extends HistoryMessage {
  isOfSafety: boolean;
  isOfCrisis: boolean;
}

export interface OpenConversation {
  say(text: string): Promise<Reply>;
}

interface Options {
  /** Replaces the rule engine. */
  engine?: Engine;
  /** Called for each turn that the safety gate lets through, before it is answered. */
  onTurn?: (turn: Turn) => void | Promise<void>;
}

/** A conversation as the server runs it, from the safety gate to the cards, without a server. */
export function openConversation(
  advisor: AdvisorId,
  { engine: model, onTurn }: Options = {},
): OpenConversation {
  const library = openLibraries();
  const bank = openListeningBank();
  const readers = openReaders();
  const readIntents = openIntentReader(openEncoder(), UNHURRIED_WAIT_MS);
  const history: Said[] = [];
  const kinds: (string | null)[] = [];
  return {
    async say(text) {
      const assessment = await assess(
        text,
        {
          lastKind: kinds[0] ?? null,
          kinds: kinds.filter((kind) => kind !== null),
          earlier: history.flatMap((said) => (said.role === 'user' && !said.isOfSafety ? [said.text] : [])),
        },
        readers,
      );
      const turn = turnOf(advisor, text, history, assessment);
      const script = assessment.kind === 'script' ? assessment.script : null;
      if (!script) await onTurn?.(turn);
      const meant = withIntendedQuestion(turn);
      const read = script || model ? null : await readIntents(meant);
      const worked = read && decideTurn(meant, { library, bank, read });
      const isAnswered = script === 'spanish' && model?.isMultilingual === true;
      const engine =
        script && !isAnswered ? scriptEngine(script) : withNoteOf(assessment, model ?? sendComposed(worked));
      const events = await Array.fromAsync(engine.answer(turn, new AbortController().signal));
      const reply = replyOf(events, worked, script, read);
      const isOfCrisis = assessment.kind === 'script' && assessment.isCrisis;
      kinds.unshift(reply.safety);
      history.unshift(
        {
          role: 'assistant',
          text: reply.text,
          passages: reply.cited,
          isOfSafety: script !== null,
          isOfCrisis,
        },
        { role: 'user', text, isOfSafety: script !== null, isOfCrisis },
      );
      return reply;
    },
  };
}

function sendComposed(worked: DecidedTurn | null): Engine {
  const composed = worked?.composed ?? { paragraphs: [], cards: [] };
  return { answer: (_turn, signal) => streamTurn(composed, async () => {}, signal) };
}

function withNoteOf(assessment: Assessment, engine: Engine): Engine {
  if (assessment.kind === 'script' || !assessment.note) return engine;
  return withNote(engine, { note: assessment.note, isGuess: assessment.isGuess });
}

function turnOf(advisor: AdvisorId, text: string, history: readonly Said[], assessment: Assessment): Turn {
  const asked = history.filter(({ isOfSafety }) => !isOfSafety);
  return {
    id: 'turn',
    person: 'person',
    advisor,
    text,
    today: new Date().toISOString().slice(0, 10),
    position: history.length / 2,
    questions: asked.flatMap((said) => (said.role === 'user' ? [said.text] : [])),
    history: asked,
    accessible: advisorIds,
    hasViolence: assessment.hasViolence,
    hasChildHarm: assessment.hasChildHarm,
    isSensitive: history.some(({ isOfCrisis }) => isOfCrisis),
    boundary: assessment.kind === 'clear' ? assessment.boundary : null,
    passedOver: [],
  };
}

function replyOf(
  events: readonly AnswerEvent[],
  worked: DecidedTurn | null,
  script: string | null,
  read: IntentsRead | null,
): Reply {
  const text = events
    .map((event) => (event.type === 'text-delta' ? event.delta : event.type === 'text-end' ? '\n\n' : ''))
    .join('')
    .trim();
  return {
    text,
    cards: events.flatMap(cardLine),
    kind: script ? 'script' : (worked?.decision.kind ?? engineOf(events) ?? 'none'),
    cited: events.flatMap((event) =>
      event.type === 'data-citations' ? event.data.items.map(({ id }) => id) : [],
    ),
    safety: events.flatMap((event) => (event.type === 'data-safety' ? [event.data.kind] : []))[0] ?? script,
    trace: worked && read ? traceOf(worked, read) : [`safety: ${script ?? ''}`],
  };
}

function cardLine(event: AnswerEvent): string[] {
  switch (event.type) {
    case 'data-citations':
      return event.data.items.map(({ n, title }) => `[${n}] More: ${title}`);
    case 'data-suggestions':
      return event.data.items.map((item) => `( ${item} )`);
    case 'data-hand-over':
      return [`-> Ask ${event.data.advisor}: ${event.data.question}`];
    case 'data-safety':
      return [`! ${event.data.lines.join(', ')}`];
    default:
      return [];
  }
}

const REACTIONS_SHOWN = 4;

function traceOf({ heard, decision, why }: DecidedTurn, { found, reactions }: IntentsRead): string[] {
  return [
    `heard: ${heard.act}; feelings ${heard.feelings.map(({ id }) => id).join(', ') || 'none'}; subjects ${heard.subjects.map(({ id }) => id).join(', ') || 'none'}; asks ${heard.questions.length}`,
    `intents: ${found.map(({ intent, likely }) => `${intent.id} ${likely.toFixed(2)}`).join(', ') || 'none'}`,
    `reactions: ${
      reactions
        .slice(0, REACTIONS_SHOWN)
        .map(({ reaction, subject, likely }) => `${subject.id} ${reaction.kind} ${likely.toFixed(2)}`)
        .join(', ') || 'none'
    }`,
    `decided: ${decision.kind} (${why})`,
  ];
}
