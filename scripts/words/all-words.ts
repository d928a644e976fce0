import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type CodeText, wordsInCode } from './words-in-code.ts';
import { wordsInMarkdown, wordsInPage } from './words-in-pages.ts';
import { wordsInReactions, wordsInReplies } from './words-of-advisors.ts';
import { wordsInYaml } from './words-in-yaml.ts';

export interface ProductWord {
  /** The path from the root, e.g. `src/web/features/help/help-page.tsx`. */
  file: string;
  line: number;
  text: string;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Folders with texts for people: screens, chats, tools, emails, printed pages, error messages and terminal output. */
const folders = [
  'src',
  'content/cases',
  'content/help',
  'content/intents',
  'content/listening',
  'content/passages',
  'content/prompts',
  'content/reactions',
  'content/resources',
  'content/safety',
  'content/themes',
  'content/tools',
  'supabase/templates',
  'scripts',
  'dev',
];
const files = ['content/advisors.yaml', 'content/first-steps.yaml'];

/** Files without texts for people: words for recognition, prompts for a model, and pages of a stand-in for tests. */
const unread =
  /^(?:src\/content\/(?:word-vectors|safety-model|model-)|src\/domain\/(?:retrieval|safety|situation|guided\/read)|src\/server\/chat\/(?:model|library)|src\/server\/account\/personal-tables|src\/domain\/tools\/message-coach\/rules|dev\/stripe|scripts\/(?:content|words)\/|content\/(?:safety\/README|prompts\/model))|\.test\.tsx?$|-test\.ts$|sample-flow|vitest/;

/** Every text that a person can see, with its position. */
export function allWords(): ProductWord[] {
  return [...files, ...folders.flatMap(filesIn)].flatMap(wordsIn);
}

/** Every file below a folder of the root that can hold such texts. */
function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => /\.(?:tsx?|mjs|md|yaml|html|txt)$/.test(file) && !unread.test(file))
    .filter(
      (file) =>
        !/\.(?:md|txt)$/.test(file) ||
        /^(?:content\/(?:help|passages|reactions|resources|safety)|supabase)\//.test(file),
    )
    .toSorted();
}

function wordsIn(file: string): ProductWord[] {
  return textsOf(file).map(({ line, text }) => ({ file, line, text }));
}

function textsOf(file: string): Pick<CodeText, 'line' | 'text'>[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  if (file.startsWith('content/reactions/')) return wordsInReactions(source);
  if (/^content\/(?:intents|themes)\//.test(file)) return wordsInReplies(source);
  if (file.endsWith('.md')) return wordsInMarkdown(source);
  if (file.endsWith('.yaml')) return wordsInYaml(source);
  if (/\.(?:html|txt)$/.test(file)) return wordsInPage(source);
  return wordsInCode(source, file.endsWith('x') ? 'tsx' : 'ts');
}
