import { useSyncExternalStore } from 'react';
import { storageKeys } from '#web/lib/storage-keys.ts';

/** The name and icon that the browser's tabs, bookmarks and home screen show instead of the product's. */
export const disguises = [
  { id: 'evenkeel', label: 'Evenkeel', icon: '/favicon.svg' },
  { id: 'notes', label: 'Notes', icon: '/faces/notes.svg' },
  { id: 'calendar', label: 'Calendar', icon: '/faces/calendar.svg' },
] as const;

export type DisguiseId = (typeof disguises)[number]['id'];

const CHANGED = 'evenkeel:disguise';

/** Applies the disguise to the current page. before-paint.js applies it on later page loads. */
export function chooseDisguise(id: DisguiseId): void {
  if (id === 'evenkeel') localStorage.removeItem(storageKeys.disguise);
  else localStorage.setItem(storageKeys.disguise, id);
  showDisguise();
  window.dispatchEvent(new Event(CHANGED));
}

export function useDisguise(): DisguiseId {
  return useSyncExternalStore(subscribe, shownDisguise, () => 'evenkeel');
}

/** Another tab may have changed the disguise. */
export function followDisguise(): () => void {
  window.addEventListener('storage', showNewDisguise);
  return () => window.removeEventListener('storage', showNewDisguise);
}

function showNewDisguise({ key }: StorageEvent): void {
  if (key === storageKeys.disguise) showDisguise();
}

function showDisguise(): void {
  const { id, label, icon } =
    disguises.find(({ id }) => id === localStorage.getItem(storageKeys.disguise)) ?? disguises[0];
  const isDisguised = id !== 'evenkeel';
  if (isDisguised) document.documentElement.dataset['disguise'] = label;
  else delete document.documentElement.dataset['disguise'];
  document.title = label;
  const links = { icon, manifest: isDisguised ? `/faces/${id}.webmanifest` : '/manifest.webmanifest' };
  for (const [rel, address] of Object.entries(links)) {
    document.querySelector(`link[rel=${rel}]`)?.setAttribute('href', address);
  }
}

function shownDisguise(): DisguiseId {
  return (
    disguises.find(({ label }) => label === document.documentElement.dataset['disguise'])?.id ?? 'evenkeel'
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
