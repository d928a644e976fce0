import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useDeadlines } from './queries.ts';
import { type ReminderTimer, startReminderTimer } from './reminder-timer.ts';
import { showReminder } from './show-reminder.ts';

/** Renders nothing. Pressing its notification opens the list. */
export function ReminderClock() {
  const { data: deadlines } = useDeadlines();
  const navigate = useNavigate();
  const timer = useRef<ReminderTimer>(null);
  const openList = useEffectEvent(() => {
    window.focus();
    void navigate('/');
  });

  useEffect(() => {
    const started = startReminderTimer((reminder) => void showReminder(reminder, () => openList()));
    timer.current = started;
    document.addEventListener('visibilitychange', started.check);
    return () => {
      document.removeEventListener('visibilitychange', started.check);
      started.stop();
    };
  }, []);

  useEffect(() => {
    if (deadlines) timer.current?.watch(deadlines);
  }, [deadlines]);

  return <></>;
}
