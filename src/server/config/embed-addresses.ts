import * as v from 'valibot';
import { type AdvisorId, advisorIds } from '#domain/advisor.ts';
import { url } from './setting-schemas.ts';

/** Settings such as `ADVISOR_EMBED_LENA`: a third-party chat that replaces ours. */
export function readEmbeds(variables: Record<string, string | undefined>) {
  const addresses: Partial<Record<AdvisorId, string>> = {};
  const problems: string[] = [];
  for (const advisor of advisorIds) {
    const name = `ADVISOR_EMBED_${advisor.toUpperCase()}`;
    const value = variables[name];
    if (!value) continue;
    if (v.is(url(name, ['https:']), value)) addresses[advisor] = value;
    else problems.push(`${name} must be an address that begins with https://`);
  }
  return { addresses, problems };
}
