import { chatPhrases } from '#content/chat-phrases.ts';
import type { Passage } from '#content/passage.ts';
import { prefaces } from '#content/safety-scripts.ts';
import { SUPPORT, canTalkTo } from '#domain/assistant.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import { AGE_QUESTION, STAGE_QUESTION, needsAge } from './ask-back.ts';
import type { Finding, KnownTurn } from './finding.ts';
import { pointer } from './pointer.ts';
import { tellsOnly } from './told.ts';
import { toldIn, understoodFor } from './understood.ts';

/** What is said, from the preface of the safety gate to the words around a passage. */
export function textFor(finding: Finding, turn: KnownTurn): string {
  const beside = turn.boundary && prefaces[turn.boundary];
  const answer = paragraphsFor(finding, turn).filter((paragraph) => paragraph !== null);
  return (beside ? [beside.text, ...answer] : answer).join('\n\n');
}

function paragraphsFor(finding: Finding, turn: KnownTurn): (string | null)[] {
  const { leadIns, topics } = chatPhrases[turn.advisor];
  switch (finding.kind) {
    case 'greeting':
      return [`Hello. I am an automated guide with a library about ${topics}. What is on your mind?`];
    case 'thanks':
      return ['You are welcome. Come back whenever something is on your mind.'];
    case 'farewell':
      return ['Take care of yourself. You can come back to this chat at any time.'];
    case 'complaint':
      return [sorryFor(turn), finding.passages.length > 0 ? 'Or do you mean this?' : null];
    case 'asked-to-write':
      return [toolFor(turn)];
    case 'unclear':
      return [
        'Tell me a little more, in a sentence. I am an automated guide and find texts by the words you use.',
      ];
    case 'answer':
      return [
        understoodFor(finding.passage, turn) ??
          rememberedFor(turn) ??
          leadIns[turn.position % leadIns.length] ??
          leadIns[0],
        `${finding.passage.text} [1]`,
        turn.advisor === SUPPORT ? null : stateNote(finding),
        needsAge(finding, turn) ? AGE_QUESTION : null,
        finding.alternatives.length > 0 ? 'If you meant something else, these are close:' : null,
      ];
    case 'state-needed':
      return [`This depends on the state. Which state is it? I have texts for ${list(finding.states)}.`];
    case 'stage-needed':
      return [STAGE_QUESTION];
    case 'told':
      return [
        toldIn(turn.text),
        pointer(finding.elsewhere, turn),
        finding.passages.length > 0 ? 'I have this for it:' : 'What would you like to know?',
      ];
    case 'said-before':
      return [
        finding.passages.length > 1
          ? 'I have said above what I know on this. Here it is by name, with what stands next to it:'
          : 'I have said above what I know on this. Here it is by name:',
      ];
    case 'heard':
      return [
        toldIn(turn.text),
        pointer(finding.elsewhere, turn),
        finding.elsewhere && finding.passages.length > 0
          ? 'The nearest in my own library:'
          : thanksFor(finding.passages, turn),
      ];
    case 'closest':
      return [
        pointer(finding.elsewhere, turn),
        finding.elsewhere ? 'The nearest in my own library:' : closestFor(finding.fits, turn),
      ];
    case 'nothing':
      return [
        pointer(finding.elsewhere, turn),
        hasHeard(turn, NOTHING)
          ? `I have no text on that either. What I know is about ${topics}. A few plain words on one of these work best.`
          : `${NOTHING} I can help with ${topics}.`,
        turn.advisor === SUPPORT ? 'You can also write to us with the form on this page.' : null,
      ];
  }
}

const NOTHING = 'My library has nothing on this, and I would rather not guess.';
const THANKS = 'Thank you for telling me.';
const SORRY = 'I am sorry, that was not what you needed.';

const closestWords: Readonly<Record<Extract<Finding, { kind: 'closest' }>['fits'], string>> = {
  several: 'Do you mean this? Press what fits:',
  nearly: 'I am not sure that I have this. The nearest I have:',
  subject: 'I have no text on just this. Near to what you told me:',
};

function closestFor(fits: keyof typeof closestWords, turn: KnownTurn): string {
  return hasHeard(turn, closestWords[fits]) ? 'I may have this under another name:' : closestWords[fits];
}

function hasHeard({ history }: KnownTurn, words: string): boolean {
  return history.some(({ role, text }) => role === 'assistant' && text.includes(words));
}

function thanksFor(passages: readonly Passage[], turn: KnownTurn): string {
  const isAgain = hasHeard(turn, THANKS);
  if (passages.length === 0)
    return `${isAgain ? 'I have read it.' : THANKS} What would help you most with it now? Ask me one thing, and I look for it.`;
  return isAgain
    ? 'I have read it. Nearest to what you tell:'
    : `${THANKS} I have no text on just this. Ask me one thing at a time, and I find more. The nearest I have:`;
}

/** Said with the answer to what was asked before, where the message itself only told something. */
function rememberedFor({ text, questions }: KnownTurn): string | null {
  return questions.length > 0 && tellsOnly(text) ? toldIn(text) : null;
}

/** No words are made up here: a draft of the person's own is looked over. */
function toolFor({ advisor, accessible }: KnownTurn): string {
  const coach =
    'write it the way it comes to you, and paste it there. You see what may start a fight, and a calmer version.';
  if (advisor === 'james') return `I cannot write it for you. Open **Message coach** in this chat: ${coach}`;
  return canTalkTo('james', accessible)
    ? `I cannot write it for you. In the chat with James there is the **Message coach**: ${coach}`
    : 'I cannot write it for you. Tell me what it is about, and I look for words that others have used.';
}

function sorryFor(turn: KnownTurn): string {
  return hasHeard(turn, SORRY)
    ? 'I am sorry that I miss it again. I am not a person, and I do not understand as one does. For somebody who listens, there are the people behind "Get help now", at any hour. Or ask me for one thing, in five or six plain words.'
    : `${SORRY} I am an automated guide: I look for texts by the words you use, and sometimes I miss the point. Say it once more in other words, one thing at a time.`;
}

function stateNote({ passage, state, otherStates }: Extract<Finding, { kind: 'answer' }>): string | null {
  if (passage.state) return `This is for ${stateName(passage.state)}. Other states have other rules.`;
  if (state) {
    return `This holds in general. ${stateName(state)} may have its own rules: look at its court's self-help site.`;
  }
  if (otherStates.length === 0) return null;
  return `This holds in general. I also have a text for ${list(otherStates)}: tell me your state.`;
}

function list(states: readonly string[]): string {
  return new Intl.ListFormat('en').format(states.map(stateName));
}
