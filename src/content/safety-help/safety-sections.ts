import { openSafetyPage } from './open-safety-page.ts';

/** The advice of organizations that help people who are watched at home, in our words. */
export const safetySections = openSafetyPage('safety');
