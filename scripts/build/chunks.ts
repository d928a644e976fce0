import * as v from 'valibot';

/** The bundler's output: which files a page or a screen needs first. */
export const chunksSchema = v.array(
  v.object({
    file: v.string(),
    imports: v.array(v.string()),
    /** The file's dynamic imports. */
    later: v.array(v.string()),
    modules: v.array(v.string()),
  }),
);
export type Chunks = v.InferOutput<typeof chunksSchema>;

export interface Screen {
  /** A path in the router's format, e.g. `/resources/:id`. */
  path: string;
  needsFrame: boolean;
  /** Files below src/web. */
  sources: readonly string[];
  /** The slug of the article that it shows. */
  article?: string;
}

/** The entries of the two apps, below src. */
export const entries = { web: 'web/main.tsx', chatFrame: 'chat-frame/main.tsx' };

/** Every file that the given modules load statically, each after its imports. Dynamic imports are left out. */
export function closure(chunks: Chunks, ...modules: string[]): string[] {
  const files = new Set<string>();
  const visiting = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file) || visiting.has(file)) return;
    visiting.add(file);
    for (const next of chunks.find((chunk) => chunk.file === file)?.imports ?? []) visit(next);
    files.add(file);
  };
  for (const module of modules) visit(chunkOf(chunks, module));
  return [...files];
}

/** Every file that the given modules can load. Dynamic imports of the files in `but` are excluded. */
export function closureWithLater(chunks: Chunks, but: readonly string[], ...modules: string[]): string[] {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const chunk = chunks.find((candidate) => candidate.file === file);
    for (const next of chunk?.imports ?? []) visit(next);
    if (!but.includes(file)) for (const next of chunk?.later ?? []) visit(next);
  };
  for (const module of modules) visit(chunkOf(chunks, module));
  return [...files];
}

/** The output file of a module below src. */
export function chunkOf(chunks: Chunks, module: string): string {
  const chunk = chunks.find(({ modules }) => modules.includes(module));
  if (!chunk) throw new Error(`The build knows no ${module}`);
  return chunk.file;
}

/**
 * A screen's files: its own, those of its frame, and the data client. The auth client is excluded: a stored session is
 * enough for the first requests, and the client is loaded after the paint.
 */
export function screenChunks(
  chunks: Chunks,
  { sources, needsFrame, article }: Omit<Screen, 'path'>,
): string[] {
  const data = needsFrame ? ['web/lib/data/open-data-client.ts'] : [];
  const text = article ? [articleModule(chunks, article)] : [];
  return closure(chunks, ...sources.map((source) => `web/${source}`), ...data, ...text);
}

/** An article's file name consists of its slug and its title. */
function articleModule(chunks: Chunks, article: string): string {
  const modules = chunks.flatMap(({ modules }) => modules);
  const module = modules.find((name) => name.startsWith(`../content/resources/${article}-`));
  if (!module) throw new Error(`The build knows no article ${article}`);
  return module;
}
