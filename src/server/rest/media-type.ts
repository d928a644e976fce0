import { RestError, badBody } from './error.ts';

export const OBJECT = 'application/vnd.pgrst.object+json';
const rowTypes = new Set(['*/*', 'application/*', 'application/json', 'application/vnd.pgrst.array+json']);

/** Whether a single object is requested instead of an array of rows. Types other than JSON are refused. */
export function acceptsObject(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return false;
  for (const entry of accept.split(',')) {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    if (parameters.includes('nulls=stripped')) continue;
    if (type === OBJECT) return true;
    if (rowTypes.has(type)) return false;
  }
  throw new RestError(406, 'PGRST107', 'None of these media types are available', { details: accept });
}

export function requireJson(contentType: string | undefined): void {
  const [type = ''] = (contentType ?? 'application/json').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    throw badBody('Content-Type not acceptable: send application/json');
  }
}

/** Only schema public exists here, whichever of the two headers is sent. */
export function requirePublicSchema(profile: string | undefined): void {
  if (profile !== undefined && profile !== 'public') {
    throw new RestError(406, 'PGRST106', 'Invalid schema', {
      hint: 'Only the following schemas are exposed: public',
    });
  }
}
