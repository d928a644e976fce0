import type { Deps } from '../deps.ts';
import type { Limiter } from '../limits/sign-in-limiter.ts';

/** Dependencies of all use cases in this folder. */
export interface AuthServices extends Deps {
  limiter: Limiter;
}
