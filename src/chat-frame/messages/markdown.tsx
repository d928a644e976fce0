import { Fragment, type ReactNode } from 'react';

interface MarkdownProps {
  text: string;
  /** The element for a citation marker such as `[1]`. */
  citation?: (n: number) => ReactNode;
}

/**
 * Renders the answers' Markdown: paragraphs, `-` and `1.` lists, `>` quotations, `**bold**` and citation markers.
 * Everything else, especially links, pictures and HTML, is shown as text.
 */
export function Markdown({ text, citation }: MarkdownProps) {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '');
  return blocks.map((block, index) => <Block key={index} text={block} citation={citation} />);
}

function Block({ text, citation }: { text: string; citation: MarkdownProps['citation'] }) {
  return groupLines(text).map((group, index) => {
    const lines = group.lines.map((line, at) => <Fragment key={at}>{inline(line, citation)}</Fragment>);
    if (group.kind === 'paragraph') return <p key={index}>{joinLines(lines)}</p>;
    if (group.kind === 'quotation') return <blockquote key={index}>{joinLines(lines)}</blockquote>;
    const items = lines.map((line, at) => <li key={at}>{line}</li>);
    return group.kind === 'bullets' ? <ul key={index}>{items}</ul> : <ol key={index}>{items}</ol>;
  });
}

interface LineGroup {
  kind: 'paragraph' | 'bullets' | 'numbers' | 'quotation';
  lines: string[];
}

function groupLines(block: string): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of block.split('\n')) {
    const kind = kindOf(line);
    const text = kind === 'paragraph' ? line : line.replace(/^\s*(?:[-*>]|\d{1,2}\.) /, '');
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(text);
    else groups.push({ kind, lines: [text] });
  }
  return groups;
}

function kindOf(line: string): LineGroup['kind'] {
  if (line.startsWith('> ')) return 'quotation';
  if (/^\s*[-*] /.test(line)) return 'bullets';
  return /^\s*\d{1,2}\. /.test(line) ? 'numbers' : 'paragraph';
}

function joinLines(lines: ReactNode[]): ReactNode[] {
  return lines.flatMap((line, index) => (index === 0 ? [line] : [<br key={`br-${index}`} />, line]));
}

function inline(text: string, citation: MarkdownProps['citation']): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|\[\d{1,2}\])/g).map((piece, index) => {
    const bold = /^\*\*([^*]+)\*\*$/.exec(piece)?.[1];
    if (bold) return <strong key={index}>{bold}</strong>;
    const n = /^\[(\d{1,2})\]$/.exec(piece)?.[1];
    if (n && citation) return <Fragment key={index}>{citation(Number(n))}</Fragment>;
    return piece;
  });
}
