import { saysNotMe, withoutThoughts } from '#domain/guided/not-me.ts';
import { openSlot } from '#domain/guided/steps.ts';
import { isDenied, namesDeath } from '#domain/safety/hint.ts';
import { normalize } from '#domain/safety/normalize.ts';
import { stripOrdinaryPhrases } from '#domain/safety/ordinary-phrases.ts';
import { hasSign } from '#domain/safety/signs.ts';
import type { NoteId } from '#domain/safety/script.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import type { Standing } from './standing.ts';

/*
 * The classifiers learned from messages about feelings. An answer to a question about money or a schedule is often unlike
 * them, and so their guess counts only beside a word that says something.
 */

const distress =
  / (?:hopeless|worthless|burden|to stop|to be over|make it stop|give up|giving up|given up|pointless|no point|(?:whats|what is|see) the point|no reason|no way out|cant (?:do|take|go|cope|breathe|handle|keep|stop|sleep|eat|stand|live|face|see)|can not (?:do|take|go|cope)|cannot (?:do|take|go|cope)|dont want to (?:do|be|live|wake|go on)|too much|anymore|any more|so tired|tired of|sick of|exhausted|overwhelmed|numb|empty|broken|falling apart|fall apart|breaking down|break down|crying|sobbing|panic\w*|hate (?:myself|my life|living)|miss me|without me|better off|wish i|goodbye|end it|ending it|disappear|over it all|drowning|desperate|lost everything|nothing left|nobody cares|no one cares|depress\w*|suicid\w*|kill\w*|die|dying|dead|overdos\w*|pills|hurt\w*|harm\w*|scared|scares|afraid|terrified|unsafe|not safe|threat\w*|follows me|following me|hit|hits|hitting|yells?|yelling|yelled|scream\w*|rage|bruis\w*|black eye|bleed\w*|chok\w*|slap\w*|punch\w*|smash\w*|gun|guns|knife|weapons?|arrest\w*|shelter|abus\w*|violen\w*|control\w*) /;
const atTheDoor =
  / (?:sheriffs?|deput(?:y|ies)|process servers?|servers?|marshals?|constables?|officers?|mailman|ups|fedex|courier|delivery|landlord) (?:\w+ ){0,8}?(?:doors?|house|windows?|porch|work|home)(?= )/g;
const ownSafety =
  / (?:yes|yeah|yep|ok|okay|im|i am|we are|were|all|totally|perfectly|feel) (?:safe|fine|ok)(?= )/g;

/** Whether an answer has a word that bears out the classifiers' guess. */
export function soundsOfDanger(note: NoteId, text: string): boolean {
  const plain = stripOrdinaryPhrases(normalize(text));
  if (note === 'note-faint') return distress.test(plain);
  if (note === 'note-self') return namesDeath(plain) || distress.test(plain);
  if (note !== 'note-violence') return true;
  return hasSign(plain.replaceAll(atTheDoor, ' ').replaceAll(ownSafety, ' '), 'violence');
}

/**
 * Whether someone says that they don't think of suicide, after at most a guess did: "omg no I'm not suicidal". What they
 * told before in plain words still counts.
 */
export function takesBackThoughts({ concerns }: TurnContext, { flow, run }: Standing, text: string): boolean {
  if (run.status !== 'asking' || concerns.some((kind) => kind.startsWith('suicide-'))) return false;
  const isText = openSlot(flow, run)?.type === 'text';
  return (run.dangers.includes('self') || !isText) && isDenied(normalize(text));
}

/** An answer without the clause of that denial: "no I'm not suicidal I just cut my own hair. 66 a month" is "66 a month". */
export function withoutDenial(text: string): string {
  const rest = text.split(/(?<=[.!?;\n])\s+/).filter((part) => !isDenied(normalize(part)));
  return rest.join(' ').trim();
}

/** Scripts of someone's own thoughts of suicide, beyond the first question about them. */
const plainThoughts = /^suicide-(?:imminent|plan|thoughts|self-harm|unsure|stay|reached|spanish)$/;

/** "No, HE said he would kill ME" takes back what the gate heard, unless thoughts of suicide were told plainly. */
export function withoutMistake(
  standing: Standing | null,
  text: string,
  concerns: readonly string[],
): Standing | null {
  if (!standing?.run.dangers.includes('self') || !saysNotMe(text)) return standing;
  if (concerns.some((kind) => plainThoughts.test(kind))) return standing;
  return { flow: standing.flow, run: withoutThoughts(standing.flow, standing.run) };
}
