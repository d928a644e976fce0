import { useSyncExternalStore } from 'react';
import { storageKeys } from './storage-keys.ts';

/** What a glance at the browser's tabs, bookmarks and home screen shows instead of the product. */
export const faces = [
  { id: 'evenkeel', label: 'Evenkeel', icon: '/favicon.svg' },
  { id: 'notes', label: 'Notes', icon: '/faces/notes.svg' },
  { id: 'calendar', label: 'Calendar', icon: '/faces/calendar.svg' },
] as const;

export type FaceId = (typeof faces)[number]['id'];

const CHANGED = 'evenkeel:face';

/** Applied here at once; from the next page on by before-paint.js. */
export function chooseFace(id: FaceId): void {
  if (id === 'evenkeel') localStorage.removeItem(storageKeys.face);
  else localStorage.setItem(storageKeys.face, id);
  showFace();
  window.dispatchEvent(new Event(CHANGED));
}

export function useFace(): FaceId {
  return useSyncExternalStore(subscribe, shownFace, () => 'evenkeel');
}

/** Another tab may have chosen. */
export function followFace(): () => void {
  window.addEventListener('storage', showNewFace);
  return () => window.removeEventListener('storage', showNewFace);
}

function showNewFace({ key }: StorageEvent): void {
  if (key === storageKeys.face) showFace();
}

function showFace(): void {
  const { id, label, icon } =
    faces.find(({ id }) => id === localStorage.getItem(storageKeys.face)) ?? faces[0];
  const isDisguised = id !== 'evenkeel';
  if (isDisguised) document.documentElement.dataset['face'] = label;
  else delete document.documentElement.dataset['face'];
  document.title = label;
  const links = { icon, manifest: isDisguised ? `/faces/${id}.webmanifest` : '/manifest.webmanifest' };
  for (const [rel, address] of Object.entries(links)) {
    document.querySelector(`link[rel=${rel}]`)?.setAttribute('href', address);
  }
}

function shownFace(): FaceId {
  return faces.find(({ label }) => label === document.documentElement.dataset['face'])?.id ?? 'evenkeel';
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
