import * as v from 'valibot';
import { type MessagePart, messagePart } from '#contract/chat.ts';
import { assistantName } from '#content/assistant-name.ts';
import { isAssistantId } from '#domain/assistant.ts';
import { helpLines } from '#domain/help.ts';
import { oneLine } from './plain-markdown.ts';
import type { StoredRow } from './rows-of.ts';

const conversation = v.looseObject({ advisor: v.string(), title: v.string(), created_at: v.string() });
const message = v.looseObject({
  role: v.picklist(['user', 'assistant']),
  created_at: v.string(),
  parts: v.array(v.unknown()),
});

export function conversationPath(row: StoredRow, number: number): string {
  const { advisor, created_at: at } = v.parse(conversation, row);
  return `conversations/${String(number).padStart(4, '0')}-${at.slice(0, 10)}-${advisor}.md`;
}

export async function* conversationText(
  row: StoredRow,
  messages: AsyncIterable<StoredRow>,
): AsyncGenerator<string> {
  const { advisor, title, created_at: at } = v.parse(conversation, row);
  const name = nameOf(advisor);
  yield `# ${oneLine(title) || 'Conversation'}\n\nWith ${name}, from ${at}\n`;
  for await (const stored of messages) {
    const { role, created_at: saidAt, parts } = v.parse(message, stored);
    yield `\n## ${role === 'user' ? 'You' : name}, ${saidAt}\n\n${parts.flatMap(partText).join('\n\n')}\n`;
  }
}

function nameOf(advisor: string): string {
  return isAssistantId(advisor) ? assistantName(advisor) : advisor;
}

function partText(stored: unknown): string[] {
  const part = v.safeParse(messagePart, stored);
  // A part type of a newer version is exported as it is stored.
  return part.success ? wordsOf(part.output) : [JSON.stringify(stored)];
}

function wordsOf(part: MessagePart): string[] {
  switch (part.type) {
    case 'text':
      return [part.text];
    case 'citations':
      return [`Sources: ${part.items.map(({ n, title }) => `[${n}] ${title}`).join('; ')}`];
    case 'closest':
      return [`Closest matches: ${part.items.map(({ title }) => title).join('; ')}`];
    case 'safety':
      return part.lines.length > 0 ? [`Help lines: ${part.lines.map(lineName).join('; ')}`] : [];
    case 'hand-over':
      return [`Topics ${assistantName(part.advisor)} knows more about: ${part.question}`];
    case 'suggestions':
      return [];
  }
}

function lineName(id: string): string {
  return helpLines.find((line) => line.id === id)?.name ?? id;
}
