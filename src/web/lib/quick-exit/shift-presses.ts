const PRESSES = 3;
const WITHIN_MS = 5000;

/**
 * Detects three presses of Shift within five seconds without another key in between (capital letters don't count).
 * Call it for every key press with the time in milliseconds. True means: leave now.
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
