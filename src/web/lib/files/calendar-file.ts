import type { CalendarFile } from '#contract/calendar.ts';
import { accessToken } from '#web/lib/session/auth-client.ts';
import { saveFile } from './save-file.ts';

/** Saves one deadline, or all, as a file for another calendar. Rejects on failure. */
export async function saveCalendarFile(asked: Omit<CalendarFile, 'zone'>): Promise<void> {
  const token = await accessToken();
  const answer = await fetch('/functions/v1/calendar/file', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token ?? ''}` },
    body: JSON.stringify({ ...asked, zone: ownZone() } satisfies CalendarFile),
  });
  if (!answer.ok) throw new Error('The file was refused');
  saveFile('calendar.ics', await answer.blob());
}

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
