import { RestError } from './error.ts';

export interface Preferences {
  returns: 'minimal' | 'headers-only' | 'representation';
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  isCounted: boolean;
  /** Columns that are missing in an object get their default instead of null. */
  isMissingDefault: boolean;
  /** The maximum number of rows that a write may affect; null without a limit. */
  maxAffected: number | null;
}

/** Unknown preferences are ignored, or refused with `handling=strict`. */
export function parsePreferences(header: string | undefined): Preferences {
  const preferences: Preferences = {
    returns: 'minimal',
    resolution: null,
    isCounted: false,
    isMissingDefault: false,
    maxAffected: null,
  };
  const given = (header ?? '').split(',').map((preference) => preference.trim());
  const isStrict = given.includes('handling=strict');
  const unknown = given.filter((preference) => preference !== '' && !take(preference, preferences, isStrict));
  if (isStrict && unknown.length > 0) {
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  return preferences;
}

function take(preference: string, into: Preferences, isStrict: boolean): boolean {
  const [name, value = ''] = preference.split('=', 2);
  switch (name) {
    case 'return':
      if (value !== 'minimal' && value !== 'headers-only' && value !== 'representation') return false;
      into.returns = value;
      return true;
    case 'resolution':
      if (value !== 'merge-duplicates' && value !== 'ignore-duplicates') return false;
      into.resolution = value;
      return true;
    case 'count':
      // A person has few rows, so the exact count is as cheap as an estimate.
      into.isCounted = ['exact', 'planned', 'estimated'].includes(value);
      return into.isCounted;
    case 'missing':
      into.isMissingDefault = value === 'default';
      return value === 'default' || value === 'null';
    case 'max-affected':
      if (!/^\d{1,9}$/.test(value)) return false;
      // As in PostgREST, the limit applies only under strict handling.
      into.maxAffected = isStrict ? Number(value) : null;
      return true;
    case 'handling':
      return value === 'strict' || value === 'lenient';
    default:
      return false;
  }
}
