import type { Message } from '#contract/chat.ts';

/** The plain text of a message. */
export function textOf(message: Message): string {
  return message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');
}

/** The complete sentences of a growing text, without Markdown. At the end it includes the last part. */
export function sentencesOf(text: string, isOver: boolean): string[] {
  const plain = text.replaceAll(/\*\*|\[\d+\]|^[-*] /gm, '');
  const pieces = plain.split(/(?<=[.?!:])\s+|\n+/);
  const whole = isOver ? pieces : pieces.slice(0, -1);
  return whole.map((piece) => piece.trim()).filter((piece) => piece !== '');
}
