/** The time zone for people whose own is unknown. It is named in the text. */
const DEFAULT_ZONE = 'America/New_York';

export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** A date, a time and the zone, because further west a date alone would be a day too late. */
export function momentText(at: Date, zone: string | null): string {
  const text = at.toLocaleString('en-US', {
    timeZone: zone !== null && isKnown(zone) ? zone : DEFAULT_ZONE,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  // The format has a narrow space between the time and AM, which plain text shows as a box.
  return text.replaceAll(/\s/g, ' ');
}

/** The database may have newer time zones than this server. */
function isKnown(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone }).format();
    return true;
  } catch {
    return false;
  }
}
