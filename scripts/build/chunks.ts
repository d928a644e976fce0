import * as v from 'valibot';

/** The bundler's output: which files a page or a screen needs first. */
export const chunksSchema = v.array(
  v.object({
    file: v.string(),
    imports: v.array(v.string()),
    /** Its dynamic imports. */
    later: v.array(v.string()),
    modules: v.array(v.string()),
  }),
);
export type Chunks = v.InferOutput<typeof chunksSchema>;

export interface Screen {
  /** A path as the router writes it, e.g. `/resources/:id`. */
  path: string;
  needsFrame: boolean;
  /** Files below src/web. */
  sources: readonly string[];
  /** The last part of the address of the article that it shows. */
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

/** Every file that the given modules can load. Dynamic imports of the files in `but` are left out. */
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
 * A screen's files: its own, the frame's around it, and the data client. Without the auth client: a stored session is
 * enough for the first requests, and it is loaded after the paint.
 */
export function screenChunks(
  chunks: Chunks,
  { sources, needsFrame, article }: Omit<Screen, 'path'>,
): string[] {
  const data = needsFrame ? ['web/lib/data/open-data-client.ts'] : [];
  const text = article ? [articleModule(chunks, article)] : [];
  return closure(chunks, ...sources.map((source) => `web/${source}`), ...data, ...text);
}

/** In an article's file name, the last part of its address is followed by its title. */
function articleModule(chunks: Chunks, article: string): string {
  const modules = chunks.flatMap(({ modules }) => modules);
  const module = modules.find((name) => name.startsWith(`../content/resources/${article}-`));
  if (!module) throw new Error(`The build knows no article ${article}`);
  return module;
}
