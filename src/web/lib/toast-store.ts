/** A message that shows for five seconds. `destructive` interrupts a screen reader, `neutral` waits. */
export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: 'neutral' | 'destructive';
}

let current: Toast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

/** Only one message is shown at a time: a new one replaces the old one. */
export function showToast(toast: { title: string; description?: string; variant?: Toast['variant'] }): void {
  current = { variant: 'neutral', ...toast, id: nextId++ };
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  current = null;
  for (const listener of listeners) listener();
}

export function currentToast(): Toast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
