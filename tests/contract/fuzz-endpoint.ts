import * as fc from 'fast-check';
import { assistantIds } from '#domain/assistant.ts';
import { placeholder, text } from './fuzz-values.ts';

/** Describes how requests for a route are generated. */
export interface Endpoint {
  /** The path after the host. Replaces the route's own parameters. */
  path?: fc.Arbitrary<string>;
  query?: fc.Arbitrary<string>;
  body?: fc.Arbitrary<unknown>;
  headers?: fc.Arbitrary<Record<string, string>>;
  /** True for routes that only the operator's programs use. */
  isForService?: true;
  /** True if the body is not JSON. */
  raw?: fc.Arbitrary<{ type: string; body: string }>;
  /** How much more often than others the route is requested. */
  weight?: number;
}

export type Endpoints = Readonly<Record<string, Endpoint>>;

export const advisor = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...assistantIds) },
  { weight: 1, arbitrary: text },
);
export const boolean = fc.boolean();
export const code = fc.oneof(fc.stringMatching(/^\d{6}$/), text);
export const count = fc.oneof(
  { weight: 6, arbitrary: fc.nat({ max: 2000 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('-1', '99999999999', 'x', '') },
);
export const nameOfPerson = fc.oneof(fc.constant(placeholder('own', 'mark')), text);
