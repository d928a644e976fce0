import type { AuthServices } from '../services.ts';
import type { Providers } from './provider.ts';

export interface ProviderServices extends AuthServices {
  /** Empty if no provider is configured. */
  providers: Providers;
}
