import type { Json } from '../contract/contract.ts';
import type { ListParameters } from './lists.ts';
import type { World } from '../world/world.ts';

export interface Operation {
  /** The supported parameters. Others of the contract are refused, not ignored. */
  simulates: ReadonlySet<string>;
  run(world: World, parameters: Json, id: string): Json;
}

export const paging = ['limit', 'starting_after', 'ending_before', 'created', 'expand'] as const;

export function operation<P>(
  simulates: readonly (keyof P & string)[],
  run: (world: World, parameters: P, id: string) => Json,
): Operation {
  // The contract has checked the parameters: from here on the SDK's types are correct.
  return { simulates: new Set(simulates), run: (world, json, id) => run(world, json as P, id) };
}

export function listing(parameters: object): ListParameters {
  return parameters;
}
