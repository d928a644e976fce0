import { type Classifier, topics } from '#domain/safety/classifier/classifier.ts';
import { detectConcern } from '#domain/safety/detect.ts';
import { type CrisisScript, isCrisisScript, safetyLabels } from '#domain/safety/script.ts';
import { plainText } from './plain-text.ts';
import { compile } from './rules/phrase.ts';
import { rephraseDraft, rephraseReceived } from './turn-around.ts';

/** The safety gate's result for a draft. Its script replaces any coaching. */
export function dangerInDraft(draft: string): CrisisScript | null {
  return has(violentThreat, draft)
    ? 'harm-others'
    : worst([draft, ...rephraseDraft(draft)].flatMap(scriptsFor));
}

/**
 * Returns the safety gate's result for a message from the other person: "I will hurt you" means danger for the person
 * who received it.
 */
export function dangerInReceived(message: string): CrisisScript | null {
  if (has(violentThreat, message) || has(closeBy, message)) return 'violence-danger';
  const scripts = rephraseReceived(message).flatMap(scriptsFor);
  return worst(scripts.flatMap((script) => told[script] ?? (isOwn.has(script) ? [] : [script])));
}

/**
 * The classifier was trained on what people tell an advisor. In messages between parents it finds danger in one in six
 * calm sentences ("I will be there at 4."), so only the rules check them: this classifier returns `none`.
 */
const ordinaryTalk: Classifier = {
  scale: 0,
  bias: topics.map((topic) => (topic === 'none' ? 0 : -50)),
  weights: new Int8Array(0),
};

const violentThreat = compile(
  "(?:{ILL}|i'm about to|i should|i want to|i ought to) (?:\\w+ )?(?:(?:kill|murder|shoot|stab|strangle|choke|beat|hurt|punch|slap|burn|bury) (?:you|u|ur|him|her|them all|everyone|us all)|beat the|burn (?:the house|it down)|break (?:your|every bone)|smash your|bash your|slit your|put you in (?:the (?:ground|hospital|er)|a grave))|i(?:'ve| have)? (?:got |bought )?(?:a|my) (?:gun|knife|rifle)(?! (?:license|safe))|{YOURE} (?:a )?dead(?: (?:man|woman|meat)|{END}| if)|{YOULL} (?:end up )?(?:dead|in the (?:ground|hospital))",
);
const closeBy = compile(
  "(?:i'm|im|i am) (?:right )?(?:outside|in front of|parked (?:outside|by)|watching) (?:your|you|ur)(?! (?:son|daughter|game))|(?:i|we) know where (?:you|u) (?:live|sleep|work|are (?:staying|hiding))|i(?:'ll| will) find you",
);

/** The danger in the other person's statements about themselves. */
const told: Partial<Record<CrisisScript, readonly CrisisScript[]>> = {
  'suicide-imminent': ['suicide-other'],
  'suicide-asked': ['suicide-other'],
  'suicide-self-harm': ['suicide-other'],
  'child-own': ['child-danger'],
};
/** Scripts about the sender of the message, who is not the user. */
const isOwn: ReadonlySet<string> = new Set<CrisisScript>(['violence-own', 'harm-others', 'child-self']);

function scriptsFor(reading: string): CrisisScript[] {
  const script = detectConcern(reading, ordinaryTalk)?.script;
  return script && isCrisisScript(script) ? [script] : [];
}

/** Topics in the safety gate's order of priority. */
function worst(scripts: readonly CrisisScript[]): CrisisScript | null {
  return scripts.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

const order: readonly string[] = safetyLabels;
const labelOf: Readonly<Record<string, string>> = {
  suicide: 'suicide_risk',
  child: 'child_harm',
  harm: 'harm_others',
  violence: 'dv_disclosure',
};

function rank(script: CrisisScript): number {
  if (script === 'suicide-imminent') return 0;
  if (script === 'violence-danger' || script === 'violence-strangled') return order.indexOf('dv_danger');
  return order.indexOf(labelOf[script.split('-')[0] ?? ''] ?? '');
}

function has(pattern: RegExp, text: string): boolean {
  return new RegExp(pattern.source, 'i').test(plainText(text));
}
