/** Returns the result of `work`, or null if it rejects or takes longer than `maxWaitMs`. */
export async function inTime<Value>(work: Promise<Value>, maxWaitMs: number): Promise<Value | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), maxWaitMs);
  try {
    return await Promise.race([work, promise]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
