import { parseYAML } from 'confbox/yaml';

/** A Markdown file with YAML front matter, not checked yet. */
export interface TextFile {
  frontMatter: unknown;
  body: string;
}

const fence = '---\n';

/** Throws if the front matter has no end or is not YAML. */
export function readTextFile(source: string): TextFile {
  const text = source.replaceAll('\r\n', '\n');
  const end = text.indexOf(`\n${fence}`);
  if (!text.startsWith(fence) || end === -1) {
    throw new Error('The file must begin with YAML between two lines of ---');
  }
  return {
    frontMatter: parseYAML(text.slice(fence.length, end + 1)),
    body: text.slice(end + 1 + fence.length).trim(),
  };
}
