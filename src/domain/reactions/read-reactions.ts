import { type Reaction, type ReactionKind, type Reactions, reactionKinds } from './reaction.ts';

const HEADING = '## ';
const EXAMPLE = '- ';

/**
 * Parses a file of `content/reactions`: a heading for each kind, a list of what people type, and the reply below. Throws
 * with the line of the first error.
 */
export function readReactions(id: string, source: string): Reactions {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const starts = lines.flatMap((line, at) => (line.startsWith(HEADING) ? [at] : []));
  const before = lines.slice(0, starts[0] ?? lines.length).findIndex((line) => line.trim() !== '');
  if (before >= 0) throw faultAt(before, 'The file must begin with a heading: ## words');
  return {
    id,
    all: starts.map((start, at) => readReaction(lines.slice(start, starts[at + 1] ?? lines.length), start)),
  };
}

function readReaction(lines: readonly string[], start: number): Reaction {
  const kind = (lines[0] ?? '').slice(HEADING.length).trim();
  if (!isKind(kind)) throw faultAt(start, `“${kind}” is none of ${reactionKinds.join(', ')}`);
  const rest = lines.slice(1).map((line) => line.trim());
  const examples = rest.flatMap((line) =>
    line.startsWith(EXAMPLE) ? [line.slice(EXAMPLE.length).trim()] : [],
  );
  const reply = rest.filter((line) => line !== '' && !line.startsWith(EXAMPLE));
  if (examples.length === 0) throw faultAt(start, 'How do people type it? List at least one way.');
  const [only] = reply;
  if (only === undefined || reply.length > 1)
    throw faultAt(start, 'The reply must be one paragraph on one line.');
  return { kind, examples, reply: only };
}

function isKind(name: string): name is ReactionKind {
  return reactionKinds.some((kind) => kind === name);
}

function faultAt(line: number, message: string): Error {
  return new Error(`line ${line + 1}: ${message}`);
}
