import type { StoredToolInput, NewTurn } from '#contract/chat.ts';
import { assistantName } from '#content/assistant-name.ts';
import type { ToolNote } from '#content/tools/notes/open-notes.ts';
import { type AssistantId, canTalkTo } from '#domain/assistant.ts';
import { type Assessment, type Readers, type SafetyContext, assess } from '#domain/safety/assess.ts';
import { isCrisisScript } from '#domain/safety/script.ts';
import { knownFromOthers } from '#domain/talk/shared-facts.ts';
import { asksForPrivacy } from '#domain/talk/privacy-request.ts';
import type { VerifiedClaims } from '../../auth/tokens/access-token.ts';
import type { Deps } from '../../deps.ts';
import type { Engine, HistoryMessage, Turn } from '../engine.ts';
import { guidedAssessment } from '../guided/guided-assessment.ts';
import { guidedNote } from '../guided/guided-note.ts';
import { guidedTurn } from '../guided/guided-turn.ts';
import { saveRun } from '../guided/run-store.ts';
import { todayOf } from '../guided/today-of.ts';
import { noteEngine } from '../note-engine.ts';
import { ApiError } from '../../http/api-error.ts';
import { chatError } from '../errors.ts';
import { scriptEngine } from '../script-engine.ts';
import { amendmentsOf } from '../understood/amendments.ts';
import { withNote } from '../with-note.ts';
import { resolveQuestion } from './asked-in.ts';
import { type Beginning, beginTurn } from './begin-turn.ts';
import { TURN_MAX_MS, runTurn } from './run-turn.ts';
import { type StoredAnswer, type TurnContext, readAnswer, readTurnContext } from './turn-context.ts';
import type { TurnBeat } from './turn-beat.ts';
import type { TurnHub } from './turn-hub.ts';
import { interruptTurns } from './turn-store.ts';
import type { TurnWriter } from './turn-writer.ts';

export interface TurnTaker {
  deps: Pick<Deps, 'database' | 'log' | 'now'>;
  hub: TurnHub;
  beat: TurnBeat;
  writer: TurnWriter;
  library: Engine;
  readers: Readers;
  notes: readonly ToolNote[];
}

/** Starts the answer and returns without waiting for it. A turn that was sent before is returned unchanged. */
export async function takeTurn(
  { deps, hub, beat, writer, library, readers, notes }: TurnTaker,
  claims: VerifiedClaims,
  conversation: string,
  sent: NewTurn,
): Promise<StoredAnswer> {
  const whole = await readTurnContext(deps.database, claims, conversation, sent.id);
  if (!whole) throw chatError('not_found');
  if (whole.existing) return whole.existing;

  const note = sent.tool ? (guidedNote(sent.tool, whole) ?? noteOf(sent.tool, whole.advisor, notes)) : null;
  const { turn, position, context, passedOver } = resolveQuestion(
    whole,
    note ? { ...sent, text: note.line } : sent,
  );
  // A note contains no text of the person. The tool has already checked its input for danger.
  const assessment: Assessment = note
    ? { kind: 'clear', note: null, isGuess: false, boundary: null, hasViolence: false, hasChildHarm: false }
    : guidedAssessment(context, turn.text, await assess(turn.text, safetyContext(context), readers));
  const isCrisis = assessment.kind === 'script' && assessment.isCrisis;
  // Safety is never limited by the plan.
  if (!canTalkTo(context.advisor, context.accessible) && !isCrisis) throw chatError('no_access');

  const today = todayOf(turn, deps.now());
  const engine = note ? noteEngine(note.text) : library;
  const otherwise = answeringEngine(assessment, engine);
  const guided = note
    ? null
    : guidedTurn({
        context,
        text: turn.text,
        assessment,
        today,
        otherwise,
        library,
        save: (run) => saveRun(deps.database, { conversation, run, now: deps.now() }),
      });
  const said = { ...turn, text: guided?.text ?? turn.text };

  const running = await begin(deps, claims, {
    user: claims.sub,
    conversation,
    turn: said,
    title: shortened(said.text),
    sensitiveTitle:
      isCrisis || assessment.hasViolence || guided?.isSensitive
        ? `Conversation with ${assistantName(context.advisor)}`
        : null,
    isFree: isCrisis || guided?.isFree === true,
    now: deps.now(),
  });
  if (running) return running;
  beat.start();
  void runTurn({ ...deps, writer }, hub.open(turn.id, conversation), guided?.engine ?? otherwise, {
    ...turnOf(claims.sub, turn, context, assessment),
    amendments: amendmentsOf(context.understood, [position, ...context.asked.map((asked) => asked.position)]),
    shared: knownFromOthers(context.shares, context.advisor).facts,
    today,
    passedOver,
  });
  return { status: 'streaming', engine: null, parts: [] };
}

function answeringEngine(assessment: Assessment, engine: Engine): Engine {
  if (assessment.kind === 'script') {
    const isOnlySpanish = assessment.script === 'spanish' && engine.isMultilingual === true;
    return isOnlySpanish ? engine : scriptEngine(assessment.script);
  }
  const { note, isGuess } = assessment;
  return note ? withNote(engine, { note, isGuess }) : engine;
}

/** Computed here from the input, so that only real results are stored as tool results. */
function noteOf({ name, input }: StoredToolInput, advisor: AssistantId, notes: readonly ToolNote[]) {
  const kept = notes.find((one) => one.tool === name && one.advisor === advisor);
  const text = kept?.write(input);
  if (!kept || !text) throw chatError('invalid', { message: 'There’s nothing to save here.' });
  return { line: kept.line, text };
}

/** Null once the turn is stored. If a duplicate request was faster, returns its answer. */
async function begin(
  { database }: TurnTaker['deps'],
  claims: VerifiedClaims,
  beginning: Beginning,
): Promise<StoredAnswer | null> {
  const refused = await refusalOf(() => beginTurn(database, beginning));
  if (!refused) return null;
  const twin = await readAnswer(database, claims, beginning.conversation, beginning.turn.id);
  if (twin) return twin;
  // A turn left running by a crashed process is ended first, so that nobody waits for it.
  const dead =
    refused.code === 'busy' &&
    (await interruptTurns(database, new Date(beginning.now.getTime() - TURN_MAX_MS))) > 0;
  if (!dead) throw refused;
  await beginTurn(database, beginning);
  return null;
}

async function refusalOf(work: () => Promise<void>): Promise<ApiError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function turnOf(
  person: string,
  sent: NewTurn,
  context: TurnContext,
  assessment: Assessment,
): Omit<Turn, 'amendments' | 'shared' | 'passedOver' | 'today'> {
  return {
    id: sent.id,
    person,
    advisor: context.advisor,
    text: sent.text,
    position: context.answers,
    questions: context.asked.map(({ text }) => text),
    questionDays: context.asked.map(({ day }) => day),
    history: historyOf(context),
    accessible: context.accessible,
    isPrivate: context.recent.some(
      ({ role, parts }) => role === 'user' && parts.flatMap(textOf).some(asksForPrivacy),
    ),
    hasViolence: assessment.hasViolence,
    hasChildHarm: assessment.hasChildHarm,
    isSensitive: context.concerns.some(isCrisisScript),
    boundary: assessment.kind === 'clear' ? assessment.boundary : null,
  };
}

function historyOf({ recent }: TurnContext): HistoryMessage[] {
  return recent.flatMap(({ role, engine, parts }, index) => {
    const isOfSafety = engine === 'safety' || (role === 'user' && recent[index - 1]?.engine === 'safety');
    const text = parts.flatMap(textOf).join('\n\n');
    const passages = parts.flatMap((part) =>
      part.type === 'citations' ? part.items.map(({ id }) => id) : [],
    );
    return isOfSafety || text === '' ? [] : [{ role, text, passages }];
  });
}

function safetyContext({ recent, concerns, asked }: TurnContext): SafetyContext {
  const newest = recent.find((message) => message.role === 'assistant');
  return {
    lastKind: newest?.parts.find((part) => part.type === 'safety')?.kind ?? null,
    kinds: concerns,
    earlier: asked.map(({ text }) => text),
  };
}

function textOf(part: TurnContext['recent'][number]['parts'][number]): string[] {
  return part.type === 'text' ? [part.text] : [];
}

const TITLE_MAX = 60;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= TITLE_MAX) return line;
  const cut = line.slice(0, TITLE_MAX - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > TITLE_MAX / 2 ? cut.slice(0, lastSpace) : cut).toWellFormed()}…`;
}
