import type { Json } from '../contract/contract.ts';
import { invalidRequest } from './fault.ts';

export interface ListParameters {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
  created?: number | { gt?: number; gte?: number; lt?: number; lte?: number };
}

interface Listed {
  id: string;
  created?: number;
}

/** A page of the matching records, newest first, paginated like Stripe. */
export function page<T extends Listed>(
  url: string,
  records: Iterable<T>,
  parameters: ListParameters,
  toJson: (record: T) => Json,
): Json {
  const { limit = 10, starting_after: after, ending_before: before } = parameters;
  if (limit < 1 || limit > 100) {
    throw invalidRequest('Invalid integer: limit must be between 1 and 100.', { param: 'limit' });
  }
  const all = [...records].toReversed().filter((record) => isCreated(record, parameters.created));
  const rest = before ? all.slice(0, indexOf(all, before)) : all.slice(after ? indexOf(all, after) + 1 : 0);
  const data = before ? rest.slice(-limit) : rest.slice(0, limit);
  return { object: 'list', data: data.map(toJson), has_more: rest.length > data.length, url };
}

function indexOf(records: readonly Listed[], id: string): number {
  const index = records.findIndex((record) => record.id === id);
  if (index < 0) throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing' });
  return index;
}

function isCreated({ created = 0 }: Listed, range: ListParameters['created']): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return created === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}
