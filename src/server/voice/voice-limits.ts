import type { Database } from '../database/database.ts';
import { type Admit, openLimit } from '../limits/open-limit.ts';
import { voiceError } from './errors.ts';

export function openVoiceLimits(database: Database): { admitClip: Admit; admitPiece: Admit } {
  const open = (name: Parameters<typeof openLimit>[0]) => openLimit(name, database, { errorOf: voiceError });
  return {
    admitClip: inTurn(open('voice-clips-minute'), open('voice-clips-day')),
    admitPiece: inTurn(open('voice-pieces-minute'), open('voice-pieces-day')),
  };
}

function inTurn(...limits: Admit[]): Admit {
  return async (key) => {
    for (const admit of limits) await admit(key);
  };
}
