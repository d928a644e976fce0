import { useEffect, useState } from 'react';

const HOUR = 3_600_000;

/** The time, told anew every hour and whenever somebody comes back to the page: sleeping devices skip timers. */
export function useHourlyNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tell = () => setNow(new Date());
    const tellWhenSeen = () => {
      if (!document.hidden) tell();
    };
    const timer = setInterval(tell, HOUR);
    document.addEventListener('visibilitychange', tellWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tellWhenSeen);
    };
  }, []);
  return now;
}
