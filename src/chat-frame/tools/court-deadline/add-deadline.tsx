import { useState } from 'react';
import type { NewDeadline } from '#domain/reminders/deadline.ts';
import { useToolContext } from '../tool-context.ts';
import { storeDeadline } from './store-deadline.ts';

export function AddDeadline({ deadline }: { deadline: NewDeadline }) {
  const { host } = useToolContext();
  const [state, setState] = useState<'idle' | 'busy' | 'added' | 'failed'>('idle');

  async function add(): Promise<void> {
    setState('busy');
    try {
      await storeDeadline(host, deadline);
      setState('added');
    } catch {
      setState('failed');
    }
  }

  if (state === 'added') {
    return (
      <p role="status" className="tool-notice">
        We added this to your deadlines: “{deadline.title}” on {deadline.date}.
      </p>
    );
  }
  return (
    <>
      <button type="button" className="button-main" disabled={state === 'busy'} onClick={() => void add()}>
        {state === 'busy' ? 'Adding...' : 'Add to my deadlines'}
      </button>
      {state === 'failed' && (
        <p role="alert" className="tool-problem">
          We couldn’t add this deadline. Check your connection, then try again.
        </p>
      )}
    </>
  );
}
