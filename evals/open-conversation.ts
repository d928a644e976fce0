import { type AdvisorId, advisorIds } from '#domain/advisor.ts';
import { type Assessment, assess } from '#domain/safety/assess.ts';
import type { AnswerEvent, Engine, SaidBefore, Turn } from '#server/chat/engine.ts';
import { openLibraries } from '#server/chat/library/open-libraries.ts';
import { openClassifier } from '#server/chat/open-classifier.ts';
import { scriptEngine } from '#server/chat/script-engine.ts';
import { engineOf } from '#server/chat/turns/turn-store.ts';
import { openListeningBank } from '#server/chat/talk/listening-bank.ts';
import { say } from '#server/chat/talk/say.ts';
import { type Worked, workOut } from '#server/chat/talk/talk-engine.ts';

/** What one message got, as the person sees it, and how it came about. */
export interface Reply {
  text: string;
  /** What stands below the text, a line each. */
  cards: readonly string[];
  kind: string;
  cited: readonly string[];
  safety: string | null;
  trace: readonly string[];
}

export interface OpenConversation {
  say(text: string): Promise<Reply>;
}

const SAFETY_LOOKS_BACK = 6;

interface Options {
  /** Answers in the place of the rules. */
  engine?: Engine;
  /** Gets each turn that the safety gate lets through, before it is answered. */
  onTurn?: (turn: Turn) => void;
}

/** A conversation as the server leads it, from the safety gate to the cards, without a server. */
export function openConversation(advisor: AdvisorId, { engine, onTurn }: Options = {}): OpenConversation {
  const library = openLibraries();
  const bank = openListeningBank();
  const classifier = openClassifier();
  const history: (SaidBefore & { isOfSafety: boolean })[] = [];
  const kinds: (string | null)[] = [];
  return {
    async say(text) {
      const context = {
        lastKind: kinds[0] ?? null,
        recentKinds: kinds.slice(0, SAFETY_LOOKS_BACK).filter((kind) => kind !== null),
        concerns: [...new Set(kinds.filter((kind) => kind !== null))],
      };
      const assessment = assess(text, context, classifier);
      const turn = turnOf(advisor, text, history, assessment);
      const isScripted = assessment.kind === 'scripted';
      if (!isScripted) onTurn?.(turn);
      const worked = isScripted || engine ? null : workOut(turn, library, bank);
      const signal = new AbortController().signal;
      const answering = isScripted ? scriptEngine(assessment.script) : engine;
      const events = await Array.fromAsync(
        answering
          ? answering.answer(turn, signal)
          : say(worked?.composed ?? { paragraphs: [], cards: [] }, async () => {}, signal),
      );
      const reply = replyOf(events, worked, isScripted ? assessment.script : null);
      kinds.unshift(reply.safety);
      history.unshift(
        { role: 'assistant', text: reply.text, passages: reply.cited, isOfSafety: isScripted },
        { role: 'user', text, isOfSafety: isScripted },
      );
      return reply;
    },
  };
}

function turnOf(
  advisor: AdvisorId,
  text: string,
  history: readonly (SaidBefore & { isOfSafety: boolean })[],
  assessment: Assessment,
): Turn {
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
    isSensitive: history.some(({ isOfSafety }) => isOfSafety),
    preface: assessment.kind === 'clear' ? assessment.preface : null,
    passedOver: [],
  };
}

function replyOf(events: readonly AnswerEvent[], worked: Worked | null, script: string | null): Reply {
  const text = events.map((event) => (event.type === 'text-delta' ? event.delta : '')).join('');
  return {
    text,
    cards: events.flatMap(cardLine),
    kind: script ? 'script' : (worked?.decision.kind ?? engineOf(events) ?? 'none'),
    cited: events.flatMap((event) =>
      event.type === 'data-citations' ? event.data.items.map(({ id }) => id) : [],
    ),
    safety: events.flatMap((event) => (event.type === 'data-safety' ? [event.data.kind] : []))[0] ?? script,
    trace: worked ? traceOf(worked) : [`safety: ${script ?? ''}`],
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

function traceOf({ heard, decision, why }: Worked): string[] {
  return [
    `heard: ${heard.act}; feelings ${heard.feelings.map(({ id }) => id).join(', ') || 'none'}; subjects ${heard.subjects.map(({ id }) => id).join(', ') || 'none'}; asks ${heard.questions.length}`,
    `decided: ${decision.kind} (${why})`,
  ];
}
