/** An answer's paragraphs, lists and bold words. Other markup is shown as text. */
export function AnswerText({ text }: { text: string }) {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '');
  return blocks.map((block, index) => <Block key={index} lines={block.split('\n')} />);
}

const BULLET = /^\s*[-*] /;
const NUMBER = /^\s*\d{1,2}\. /;

function Block({ lines }: { lines: readonly string[] }) {
  if (lines.every((line) => BULLET.test(line))) {
    return <ul className="list-disc space-y-1 pl-5">{itemsOf(lines, BULLET)}</ul>;
  }
  if (lines.every((line) => NUMBER.test(line))) {
    return <ol className="list-decimal space-y-1 pl-6">{itemsOf(lines, NUMBER)}</ol>;
  }
  return <p className="whitespace-pre-line">{inline(lines.join('\n'))}</p>;
}

function itemsOf(lines: readonly string[], mark: RegExp) {
  return lines.map((line, index) => <li key={index}>{inline(line.replace(mark, ''))}</li>);
}

function inline(text: string) {
  return text
    .split(/(\*\*[^*]+\*\*)/g)
    .map((piece, index) =>
      piece.startsWith('**') && piece.length > 4 ? <strong key={index}>{piece.slice(2, -2)}</strong> : piece,
    );
}
