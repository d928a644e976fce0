import type { WrittenDate } from '../text/written-date.ts';
import type { RunningText } from '../text/running-text.ts';
import type { WrittenTime } from './times.ts';

const room =
  /\b(?:courtroom|court room|department|dept\.?|division|div\.?|part|room|rm\.?|suite)(?: ?(?:no\.?|number|#))?:? ?[A-Z]?-?\d+[A-Z]?(?:-\d+)?\b|\b(?:courtroom|department|dept\.?|part):? [A-Z]\b/gi;
const address = /\b(?:place|location|address|located at|courthouse):? ?([^.;]*?\d[^.;]{4,90})/i;
const house =
  /\b((?:[A-Z][\w']+ ){1,4}(?:Courthouse|Justice Center|Judicial Center|Courts Building|Hall of Justice)(?:, [^.;]{4,80})?)/;

/** Courtroom and address near the day and time. */
export function placeNear(
  { text }: RunningText,
  written: WrittenDate,
  time: WrittenTime | null,
): string | null {
  const from = Math.max(0, Math.min(written.from, time?.from ?? written.from) - 200);
  const after = text.slice(Math.max(written.to, time?.to ?? 0), Math.max(written.to, time?.to ?? 0) + 260);
  const before = text.slice(from, written.from);
  const rooms = [...after.matchAll(room)].map(([found]) => withoutColon(found));
  const firstRoom = rooms[0] ?? [...before.matchAll(room)].map(([found]) => withoutColon(found)).at(-1);
  const building = address.exec(after)?.[1] ?? house.exec(after)?.[1] ?? house.exec(before)?.[1];
  const parts = [firstRoom, building?.trim()].filter((part) => part !== undefined && part !== '');
  return parts.length > 0 ? [...new Set(parts)].join(', ') : null;
}

/** Turns "Courtroom: 4B" on a form into "Courtroom 4B". */
function withoutColon(room: string): string {
  return room.trim().replace(/: ?/, ' ');
}
