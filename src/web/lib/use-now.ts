import { useEffect, useState } from 'react';

const HOUR = 3_600_000;

/** The time, updated every hour. */
export function useHourlyNow(): Date {
  return useNow(HOUR);
}

/** The current time, updated at the given interval and whenever the page becomes visible: sleeping devices skip timers. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tell = () => setNow(new Date());
    const tellWhenSeen = () => {
      if (!document.hidden) tell();
    };
    const timer = setInterval(tell, everyMs);
    document.addEventListener('visibilitychange', tellWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tellWhenSeen);
    };
  }, [everyMs]);
  return now;
}
