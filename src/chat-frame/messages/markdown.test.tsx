import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

const html = (text: string) =>
  renderToStaticMarkup(<Markdown text={text} citation={(n) => <sup>{n}</sup>} />);

test('renders paragraphs, lists, bold and citations', () => {
  expect(html('One **two**.\n\n- a\n- b\n\n1. first\n2. second [1]')).toBe(
    '<p>One <strong>two</strong>.</p><ul><li>a</li><li>b</li></ul><ol><li>first</li><li>second <sup>1</sup></li></ol>',
  );
});

test('a list may directly follow a paragraph without a blank line', () => {
  expect(html('Try this:\n- breathe')).toBe('<p>Try this:</p><ul><li>breathe</li></ul>');
});

// ASVS: 1.3.5, 3.2.2
test('HTML, links and pictures are shown as text', () => {
  expect(html('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  expect(html('[click](https://evil.example)')).toBe('<p>[click](https://evil.example)</p>');
  expect(html('![x](https://evil.example/a.png)')).toBe('<p>![x](https://evil.example/a.png)</p>');
  expect(html('javascript:alert(1)')).toBe('<p>javascript:alert(1)</p>');
});

test('unfinished bold in a streaming answer stays readable', () => {
  expect(html('This is **impor')).toBe('<p>This is **impor</p>');
});
