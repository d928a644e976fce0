import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { assistantId } from '#contract/chat.ts';
import { openNotes } from '#content/tools/notes/open-notes.ts';
import { openTools } from '#content/tools/open-tools.ts';
import type { Classifier } from '#domain/safety/classifier/classifier.ts';
import { detectConcern } from '#domain/safety/detect.ts';
import type { Deps } from '../deps.ts';
import { answerErrorsOf } from '../http/api-error.ts';
import { type SignedIn, signedInOnly } from '../http/caller.ts';
import { advisorInfo } from './advisor-info.ts';
import { conversationRoutes } from './conversation-routes.ts';
import { mayTalkTo } from './conversations.ts';
import { openEncoder } from './encoder/encoder.ts';
import type { Engine } from './engine.ts';
import type { FrameHealthOf } from './frame-health/frame-health.ts';
import { guidedRoutes } from './guided/guided-routes.ts';
import { retentionRoutes } from './retention/retention-routes.ts';
import { recordUnanswered } from './retention/record-unanswered.ts';
import { openIntentReader } from './intents/open-intent-reader.ts';
import { expectReactions } from './reactions/open-reaction-reader.ts';
import { openLibraries } from './library/open-libraries.ts';
import type { Library } from './library/open-library.ts';
import { findPassage, passageView } from './library/passage-view.ts';
import { tokenBudget } from './model/provider/daily-tokens.ts';
import type { Model } from './model/provider/model.ts';
import { modelEngine } from './model/model-engine.ts';
import { withOneRetry } from './model/provider/with-one-retry.ts';
import { openReaders } from './safety-readers.ts';
import { chatError } from './errors.ts';
import { parse } from './request.ts';
import { openListeningBank } from './talk/listening-bank.ts';
import type { Pause } from './talk/say.ts';
import { talkEngine } from './talk/talk-engine.ts';
import { transcriptRoutes } from './transcript/transcript-routes.ts';
import { turnRoutes } from './turn-routes.ts';
import { type FirstWords, openFirstWords } from './turns/first-words.ts';
import { openTurnBeat } from './turns/turn-beat.ts';
import { type TurnHub, openTurnHub } from './turns/turn-hub.ts';
import { openTurnWriter } from './turns/turn-writer.ts';
import { understoodRoutes } from './understood/understood-routes.ts';
import { openWriteBehindLimit } from '../limits/open-limit.ts';

type ChatDeps = Pick<Deps, 'database' | 'accessTokens' | 'mailer' | 'log' | 'now'>;

interface Options {
  pause?: Pause;
  /** Absent: only the library answers. */
  model?: Model;
  /** Resolves when the running answers are finished. */
  hub?: TurnHub;
  /** Wraps the engine. */
  watch?: (engine: Engine) => Engine;
  /** Absent: every chat is the product's own. */
  frameHealth?: FrameHealthOf;
  /** If false, the library loads with the first request, which waits for it. */
  warmsUpAtStart?: boolean;
}

const pauseByClock: Pause = (ms, signal) => wait(ms, undefined, { signal });
const unwatched = (engine: Engine) => engine;

/** Everything under /functions/v1/chat. src/contract/chat.ts lists the paths. */
export function chatRoutes(
  deps: ChatDeps,
  {
    pause = pauseByClock,
    model,
    watch = unwatched,
    hub = openTurnHub(deps.now),
    frameHealth = () => null,
    warmsUpAtStart = true,
  }: Options = {},
): Hono {
  const beat = openTurnBeat(deps.database, hub, deps.log);
  const writer = openTurnWriter(deps.database);
  const admit = openWriteBehindLimit('chat-writes', deps, { errorOf: chatError });
  const app = new Hono<SignedIn>();
  const readers = openReaders();
  const { classifier } = readers;
  const warmUp = once(() => warmUpFor(classifier));
  if (warmsUpAtStart) warmUp();
  const firstWords = openFirstWords();
  const engine = watch(engineOf(deps, { pause, firstWords }, classifier, model));

  app.onError(answerErrorsOf(chatError));
  app.use(signedInOnly(deps.accessTokens, chatError));
  app.use(async (_context, next) => {
    warmUp();
    await next();
  });

  app.get('/advisors/:advisor', (context) =>
    context.json(
      advisorInfo(parse(assistantId, context.req.param('advisor'), 'not_found'), model ? 'model' : 'library'),
    ),
  );
  app.get('/frame-health/:advisor', async (context) => {
    const health = await frameHealth(parse(assistantId, context.req.param('advisor'), 'not_found'));
    if (!health) throw chatError('not_found');
    return context.json(health);
  });
  app.get('/passages/:id', async (context) => {
    const passage = findPassage(context.req.param('id'));
    if (!passage) throw chatError('not_found');
    const isOpen = await mayTalkTo(deps.database, context.var.claims, passage.advisor);
    if (!isOpen) throw chatError('no_access');
    return context.json(passageView(passage));
  });
  app.route('/conversations', conversationRoutes(deps, hub, admit));
  app.route(
    '/conversations/:id/turns',
    turnRoutes(
      { deps, hub, beat, writer, library: engine, readers, notes: openNotes(classifier) },
      admit,
      firstWords,
    ),
  );
  app.route('/conversations/:id/guided', guidedRoutes(deps.database, admit));
  app.route('/conversations/:id/understood', understoodRoutes(deps, admit));
  app.route('/conversations/:id/transcript', transcriptRoutes(deps));
  app.route('/', retentionRoutes(deps, hub, admit));
  app.all('*', () => {
    throw chatError('not_found');
  });
  return new Hono().route('/', app);
}

/** Loading the library and compiling the rules takes seconds, so it is done in two steps before the first message. */
function warmUpFor(classifier: Classifier): void {
  // Loads in its own thread. A message that arrives earlier waits for it, up to the reader's timeout.
  openEncoder()
    .encode(['hello'])
    .catch(() => undefined);
  openLibraries();
  for (const line of ['we are separated and i don’t know where to begin', 'how do we tell the kids?']) {
    detectConcern(line, classifier);
  }
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    action();
  };
}

function engineOf(
  deps: ChatDeps,
  { pause, firstWords }: { pause: Pause; firstWords: FirstWords },
  classifier: Classifier,
  model: Model | undefined,
): Engine {
  const library: Library = { search: (...asked) => openLibraries().search(...asked) };
  const bank = openListeningBank();
  const readIntents = openIntentReader();
  const fallback = talkEngine(firstWords.before(pause), {
    library,
    bank,
    readIntents,
    expect: expectReactions,
    answered: recordUnanswered(deps),
  });
  if (!model) return fallback;
  return modelEngine({
    model: withOneRetry(model, pause),
    library,
    bank,
    readIntents,
    fallback,
    tools: openTools(classifier),
    budget: tokenBudget(deps.database, deps.now),
    log: deps.log,
  });
}
