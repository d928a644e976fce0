import * as v from 'valibot';

/** Read from the build's manifest: which files a page or a screen needs at once. */
export const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), name: v.optional(v.string()), imports: v.optional(v.array(v.string()), []) }),
);
export type Manifest = v.InferOutput<typeof manifestSchema>;

export interface Screen {
  /** A path as the router writes it, e.g. `/resources/:id`. */
  path: string;
  needsFrame: boolean;
  /** Files below src/web. */
  sources: readonly string[];
}

/** The keys of the two apps' entries. Two pages share the web app's, so the bundler gives it its own name. */
export function entryKeys(manifest: Manifest): { web: string; chatFrame: string } {
  const web = Object.keys(manifest).find((key) => manifest[key]?.name === 'main');
  if (!web) throw new Error("The build's manifest knows no entry named main");
  return { web, chatFrame: 'chat-frame.html' };
}

/** Every file that the given entries load at once; what they import on demand is left out. */
export function closure(manifest: Manifest, ...keys: string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest knows no ${key}`);
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const next of chunk.imports) visit(next);
  };
  for (const key of keys) visit(key);
  return [...files];
}

/**
 * A screen's files: its own, the frame's around it, and the client of the data it shows. The auth client is
 * none of them: a stored session is enough to ask for the first data, and it comes after the paint.
 */
export function screenChunks(manifest: Manifest, { sources, needsFrame }: Omit<Screen, 'path'>): string[] {
  const data = needsFrame ? ['web/lib/open-data-client.ts'] : [];
  return closure(manifest, ...sources.map((source) => `web/${source}`), ...data);
}
