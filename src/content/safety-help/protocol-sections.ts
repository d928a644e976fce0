import { openSafetyPage } from './open-safety-page.ts';

/** Describes in plain words what src/domain/safety and the scripts do. Update it when they change. */
export const protocolSections = openSafetyPage('safety-protocol');
