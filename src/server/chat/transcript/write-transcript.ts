import type { Conversation, Message, MessagePart } from '#contract/chat.ts';
import { assistantName } from '#content/assistant-name.ts';
import { helpLines } from '#domain/help.ts';
import { findPassage } from '../library/passage-view.ts';

type Kept = Pick<Conversation, 'advisor' | 'title' | 'messages' | 'earlier'>;

const NEWEST_PART =
  'This conversation is very long, so here’s the newest part. To get the whole conversation, download your data in Settings.';

/** The conversation as Markdown that is readable as plain text, too, with times in the person's time zone. */
export function writeTranscript(conversation: Kept, zone: string): string {
  const { advisor, title, messages, earlier } = conversation;
  const name = assistantName(advisor);
  const blocks = [
    `# ${oneLine(title) || `Conversation with ${name}`}`,
    `With ${name}, an automated guide, not a person. This is general information, not legal or medical advice.\nTime zone: ${zone}`,
    ...(earlier === null ? [] : [NEWEST_PART]),
    ...messages.flatMap((message) => ['---', heading(message, name, zone), ...bodyOf(message)]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function heading({ role, createdAt }: Message, name: string, zone: string): string {
  const at = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(createdAt));
  // The format puts a narrow space between time and AM, which plain text editors show as a box.
  return `**${role === 'user' ? 'You' : `${name} (automated)`}**, ${at.replaceAll(/\s/g, ' ')}`;
}

function bodyOf({ role, status, parts }: Message): string[] {
  const blocks = parts.flatMap((part) => (role === 'user' ? quoted(part) : said(part)));
  if (status === 'stopped') return [...blocks, '(You stopped this answer.)'];
  if (status === 'interrupted' || status === 'error') return [...blocks, '(This answer was cut off.)'];
  return blocks;
}

/** The person's text is quoted literally: nothing in it becomes a heading or a rule. */
function quoted(part: MessagePart): string[] {
  if (part.type !== 'text') return [];
  return [
    part.text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
  ];
}

function said(part: MessagePart): string[] {
  switch (part.type) {
    case 'text':
      return [part.text];
    case 'safety':
      return part.lines.length > 0 ? [linesOf(part.lines)] : [];
    case 'citations':
      return [
        [
          'Sources:',
          ...part.items.flatMap(({ n, id, title }) => [`- [${n}] ${title}`, ...sourcesOf(id)]),
        ].join('\n'),
      ];
    case 'closest':
      return [['More from the library:', ...part.items.map(({ title }) => `- ${title}`)].join('\n')];
    case 'hand-over':
      return [`${assistantName(part.advisor)} knows more about this.`];
    case 'suggestions':
      return [];
  }
}

function linesOf(ids: readonly string[]): string {
  const shown = helpLines.filter(({ id }) => ids.includes(id));
  return ['People to call:', ...shown.map(({ name, call, when }) => `- ${name}: ${call} (${when})`)].join(
    '\n',
  );
}

function sourcesOf(passage: string): string[] {
  const sources = findPassage(passage)?.sources ?? [];
  return sources.map(({ title, publisher, url }) => `  - ${title}, ${publisher}: ${url}`);
}

/** Removes leading characters that Markdown would interpret. */
function oneLine(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s#>*-]+/, '')
    .trim();
}
