/**
 * Answers that only this device stores, in the tab's session storage. They survive a reload, end with the tab, and are
 * cleared by Quick exit.
 */
export interface DeviceAnswers {
  read(slot: string): string | null;
  write(slot: string, text: string): void;
}

export function deviceAnswers(conversation: string): DeviceAnswers {
  const name = (slot: string) => `${prefixOf(conversation)}${slot}`;
  return {
    read: (slot) => {
      try {
        return sessionStorage.getItem(name(slot));
      } catch {
        return null;
      }
    },
    write: (slot, text) => {
      try {
        sessionStorage.setItem(name(slot), text);
      } catch {
        // In a browser without storage, the page says that the answer is missing.
      }
    },
  };
}

export function forgetDeviceAnswers(conversation: string): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(prefixOf(conversation)));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // There is nothing to delete.
  }
}

function prefixOf(conversation: string): string {
  return `guided:${conversation}:`;
}
