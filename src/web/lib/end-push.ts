/** No more notices to this browser when its pages are closed. The server is told by the end of the session. */
export async function endPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // A browser that knows no notices has none.
  }
}
