import { plainWords } from './read/plain.ts';

export type Command = 'back' | 'skip' | 'why' | 'stop' | 'go-on' | 'answers' | 'result';

const commands: readonly (readonly [Command, RegExp])[] = [
  ['back', /^(?:go )?back(?: one| a step| please)?$|^previous(?: question)?$|^undo$/],
  [
    'skip',
    /^skip(?: (?:it|this|that)(?: one| question)?)?$|^pass$|^(?:i )?(?:don't|do not|dunno|dont) know(?: (?:it|that|yet))?$|^(?:i'm |i am )?not sure(?: yet)?$|^no idea$|^i'd rather not(?: say)?$|^prefer not to say$/,
  ],
  ['why', /^why(?: do you (?:ask|need (?:that|this|it)|want to know))?\??$/],
  ['stop', /^stop(?: (?:it|here|this|for now))?$|^(?:quit|cancel|exit|not now|enough|later)$/],
  ['go-on', /^(?:go on|continue|resume|carry on|keep going)(?:: question \d+.*)?$/],
  ['answers', /^(?:show )?(?:me )?my answers(?: so far)?$/],
  [
    'result',
    /^(?:show|make|see|give me)(?: me)? (?:my|the) (?:page|result|reply|plan|card|script|list|table)$|^that's right$/,
  ],
];

/** Parses a command to the conversation. Null if the text is an answer or anything else. */
export function readCommand(text: string): Command | null {
  const plain = plainWords(text).replace(/\?$/, '');
  return commands.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
