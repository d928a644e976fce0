import * as v from 'valibot';
import type { AssistantId } from '#domain/assistant.ts';
import type { Passage, Source } from '../passage.ts';
import { type PassageFrontMatter, passageFrontMatter } from './passage-front-matter.ts';
import { readTextFile } from './text-file.ts';

/** Throws if the file violates the schema or names a source that is not in the list. */
export function readPassage(
  file: string,
  advisor: AssistantId,
  sources: ReadonlyMap<string, Source>,
): Passage {
  const { frontMatter, body } = readTextFile(file);
  const fields = v.parse(passageFrontMatter, frontMatter);
  return {
    id: fields.id,
    advisor,
    title: fields.title,
    text: body,
    asks: fields.asks,
    sources: fields.sources.map((key) => sourceNamed(key, sources)),
    ...(fields.state === undefined ? {} : { state: fields.state }),
    ...(fields.exactFor === undefined ? {} : { exactFor: fields.exactFor }),
    followUps: fields.followUps,
    ...filledIn(fields),
  };
}

function sourceNamed(key: string, sources: ReadonlyMap<string, Source>): Source {
  const source = sources.get(key);
  if (!source) throw new Error(`sources: "${key}" is not in content/sources.yaml`);
  return source;
}

function filledIn(fields: PassageFrontMatter): Partial<Passage> {
  return {
    ...(fields.short === null ? {} : { short: fields.short }),
    ...(fields.steps === null ? {} : { steps: fields.steps }),
    ...(fields.corrects === null ? {} : { corrects: fields.corrects }),
    ...(fields.reviewed_by === null ? {} : { reviewedBy: fields.reviewed_by }),
    ...(fields.reviewed_on === null ? {} : { reviewedOn: fields.reviewed_on }),
  };
}
