const PRESSES = 3;
const WITHIN_MS = 5000;

/**
 * Notices Shift pressed three times within five seconds with no other key between (capital letters do not
 * count). Feed it every key press with the time in milliseconds; true means: leave now.
 */
export function createShiftWatch(): (key: string, at: number) => boolean {
  let presses: number[] = [];
  return (key, at) => {
    if (key !== 'Shift') {
      presses = [];
      return false;
    }
    presses = [...presses, at].filter((press) => at - press <= WITHIN_MS);
    return presses.length >= PRESSES;
  };
}
