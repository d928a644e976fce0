const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Shows a dialog above everything else. The returned function closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    // Notified before the dialog closes, so that elements that were moved into it leave first.
    tell();
    dialog.close();
  };
}

/** Only the dialog's content is interactive and readable now. */
export function topModal(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
