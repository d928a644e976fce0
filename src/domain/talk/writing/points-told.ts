import { findFlags } from '../../tools/message-coach/find-flags.ts';
import { rewriteMessage } from '../../tools/message-coach/rewrite.ts';
import { sentencesOf } from '../asked-questions.ts';
import { clausesTold } from './clauses-told.ts';
import { dictated, framed } from './frames.ts';
import { labeledFacts } from './labeled-facts.ts';
import { leftOut } from './not-for-them.ts';
import { type Persons, namesOf, personsTold } from './persons-told.ts';
import type { PointKind, Reading } from './clause-rule.ts';
import { readClause } from './read-clause.ts';
import { toThem } from './said-to-them.ts';
import { asSentence } from './spelled-out.ts';
import { withoutAsides } from './without-asides.ts';

/** One thing for the other parent, as a sentence to them. */
export interface Point {
  kind: PointKind;
  text: string;
  /** They said in so many words that it is for the message: "tell her …", "I want to say: …". */
  isStated: boolean;
}

export interface Telling {
  persons: Persons;
  /** It was asked for, or follows a draft: what isn't said to the advisor is for the message. */
  isForMessage: boolean;
  /** What the message says so far. */
  before?: string;
}

/** What a message gives to be said to the other parent, in its order. */
export function pointsTold(message: string, telling?: Partial<Telling>): Point[] {
  const persons = telling?.persons ?? personsTold([message]);
  const labeled = labeledFacts(message);
  if (labeled)
    return labeled.map(({ kind, text }) => ({
      kind,
      text: asSentence(toThem(text, persons), namesOf(persons)),
      isStated: true,
    }));
  if (titles.test(message)) return pointsTold(message.replace(titles, '$1 '), { ...telling, persons });
  if (aside.test(message)) return pointsTold(message.replace(aside, ''), { ...telling, persons });
  const said = dictated(message);
  if (isShouted(message)) return pointsTold(message.toLowerCase(), { ...telling, persons });
  const known = {
    persons,
    isForMessage: (telling?.isForMessage ?? false) || said !== null || opensTelling(message),
  };
  const points: Point[] = [];
  let isStated = said !== null || (known.isForMessage && /^that /i.test(message));
  const isAllStated = isStated;
  for (const { text, isFirst } of clausesTold(said ?? message)) {
    const clause = withoutAsides(
      withoutAsides(text)
        .replace(textThat, '$1')
        .replace(aboutSwap, '$1')
        .replace(helps, '')
        .replace(wantsToAsk, ''),
    );
    if (pointsBack.test(clause)) {
      points.push(...withFacts(said ?? message, text, known.persons, points));
      continue;
    }
    if (isFirst && !isAllStated) isStated = false;
    const before = `${telling?.before ?? ''} ${points.map((point) => point.text).join(' ')}`;
    const found = pointOf(clause, { ...known, before }, isStated);
    isStated =
      said !== null || (isStated && clause === '') || (found !== null && (isStated || isFramed(clause)));
    if (found && !points.some(({ text: other }) => other === found.text)) points.push(found);
  }
  return points;
}

/** "Can you write a text that asks for it back". */
const textThat =
  /^.*\b(?:write|word|draft|need|want|send|make|get|give me|help me)\b.{0,20}\b(?:text|message|email|note|something|one|reply|response)(?: to (?:him|her|them|my ex))? (?:that |which |to )?((?:ask|say|tell|let|remind)(?:s|ing|ting)?\b)/i;

const wantsToAsk =
  /^(?:i ?)?(?:just |also )*(?:want|need|would like|'d like|wanna|have|gotta|am trying|trying) ?(?:to )?(?=ask\b)/i;

/** "Can you help me tell him that …", "how do I ask for it back". */
const helps =
  /^(?:i need (?:you )?to |(?:can|could|would|will) (?:you|u) (?:please |pls |just )*)?(?:help me (?:to )?(?=(?:tell|ask|say|let|explain)\b)|(?<=(?:you|u) (?:please |pls |just )*)(?=(?:tell|ask|let) (?:him|her|them|my|that)\b)|how (?:do|can|should|would) i (?:even |best |nicely |politely )*(?=(?:tell|ask|let) (?:him|her|them|my ex|for)\b))/i;

/** "Need to text my ex about switching weekends". */
const aboutSwap = /^.*\b(?:text|message|email|ask|write)\b.* about ((?:switching|swapping|trading) .+)/i;

const tellsThem =
  /^\W*(?:(?:please|pls|just|ok|okay|now|also|hey|hi|can you|can u|could you)\W+)*(?:(?:i )?(?:need|want|have|gotta|wanna|would like) (?:to )?)?(?:tell|let|remind|say to) (?:him|her|them|my ex(?:[- ](?:husband|wife))?|my husband|my wife)\b/i;

/** "Tell my ex that I moved. The new address is …": all of it is for them. */
export function opensTelling(message: string): boolean {
  return tellsThem.test(message);
}

/** "My husband (we are separating) keeps …". */
const aside = / ?\([^()]{1,80}\)/;

/** A stop that ends no sentence. */
const titles = /\b(dr|mr|mrs|ms|apt|st)\. +(?=[a-z0-9])/i;

/** The whole of it is typed in capitals. */
function isShouted(message: string): boolean {
  const letters = message.replace(/[^a-z]/gi, '');
  return letters.length > SHOUTED_FROM && letters.replace(/[^A-Z]/g, '').length / letters.length > 0.7;
}

const SHOUTED_FROM = 12;

/** "Want him to know that": what stands before it is what he shall know. */
const pointsBack =
  /^(?:i |i just |just |and )*(?:want|need|would like) (?:him|her|them|my ex) to know (?:that|this|all that|all of (?:that|this))[.!]*$/i;

function withFacts(message: string, at: string, persons: Persons, found: readonly Point[]): Point[] {
  const before = message.slice(0, Math.max(0, message.indexOf(at)));
  const facts = pointsTold(before, { persons, isForMessage: true }).map((point) => ({
    ...point,
    isStated: true,
  }));
  return facts.filter(({ text }) => !found.some((point) => point.text === text));
}

function pointOf(
  clause: string,
  { persons, isForMessage, before }: Telling & { before: string },
  isContinued: boolean,
): Point | null {
  if (clause === '' || leftOut(clause, isContinued)) {
    const inner = clause === '' ? null : innerOf(clause);
    return inner ? pointIn(inner, persons, before, true) : null;
  }
  const inner = innerOf(clause);
  if (inner) return pointIn(inner, persons, before, true);
  return pointIn(clause, persons, before, isForMessage || isContinued || readsAsTold(clause));
}

const tells =
  /^(?:also |just |please |and |then )*(?:ask|tell|remind|let)\b|\b(?:want|need|would like) (?:him|her|them|my ex) to\b|^confirm|\b(?:tell|ask) (?:him|her|them|my ex)\b|\b(?:say|saying) sorry\b|\bapologi[sz]e\b/i;

/** "Ask him to …" says that it is for him, though no words are left when the frame is taken off. */
function readsAsTold(clause: string): boolean {
  return tells.test(clause);
}

const own =
  /\b(?:him|her|them) (?:to|not to|if|whether|for|when|where|why|what|how|about)\b|^(?:also |just |please )*ask\b|\bsorry\b|apologi/i;

/** Says in so many words that it is for the other parent. */
function isFramed(clause: string): boolean {
  return innerOf(clause) !== null || readsAsTold(clause);
}

/** The words inside "tell her that …"; requests and apologies keep their frame. */
function innerOf(clause: string): string | null {
  const isRefused = /\bnot (?:asking|telling|expecting)\b/i.test(clause);
  if (!isRefused && own.test(clause.slice(0, 40)) && !/^.{0,24}\bto know\b/i.test(clause)) return null;
  const inner = framed(clause);
  if (!inner || /^(?:to (?:him|her|them)$|as an? |in an? |like an? )/i.test(inner)) return null;
  const cleaned = withoutAsides(inner);
  return framed(cleaned) ?? cleaned;
}

function pointIn(words: string, persons: Persons, before: string, isStated: boolean): Point | null {
  const why = leftOut(words, true);
  if (why && why !== 'question') return null;
  const reading = readClause(words, persons, before);
  if (!reading) return null;
  const text = calm(reading, reasonApart(asSentence(withReason(reading.text), namesOf(persons))));
  return text === null ? null : { kind: reading.kind, text, isStated };
}

/** "Can we switch because my brother's wedding is the 14th?" asks first and then says why. */
function reasonApart(sentence: string): string {
  return sentence.replace(
    /^(.{8,}?),? because (?!of\b)(\S)(\S*(?: \S+){3,})\?$/,
    (_whole, asked: string, first: string, why: string) => `${asked}? ${first.toUpperCase()}${why}.`,
  );
}

/** "Because work" is "because of work". */
function withReason(text: string): string {
  return text.replace(
    /\b(?:because|bc|cuz|b\/c) (?=(?:(?:a|an|the|my|our|your) )?[a-z]+(?: (?:shift|wedding|party|appointment|trip|funeral|surgery|game|weather|traffic|birthday))?$)(?!of\b|i\b|it\b)/i,
    'because of ',
  );
}

/** The sentence without heat; null where nothing is left of it. An apology names what it is for. */
function calm({ kind }: Reading, sentence: string): string | null {
  if (kind === 'apology' || findFlags(sentence).length === 0) return sentence;
  const { text } = rewriteMessage(sentence);
  const left =
    text === null ? '' : sentencesOf(text.replace(/^Hi\. /, '').replace(/ Thank you\.$/, '')).join(' ');
  return left.split(/\s+/).length > 2 ? left : null;
}
