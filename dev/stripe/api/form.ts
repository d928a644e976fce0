export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = Record<string, FormValue>;

/** Parses `items[0][id]=si_1&expand[]=customer`, the format of Stripe's clients, into nested values. */
export function parseForm(text: string): Form {
  const root: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) place(root, keysOf(name), value);
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, withArrays(value)]));
}

function keysOf(name: string): string[] {
  const open = name.indexOf('[');
  if (open <= 0) return [name];
  return [
    name.slice(0, open),
    ...[...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key ?? ''),
  ];
}

function place(root: Form, keys: readonly string[], value: string): void {
  let at: Form = root;
  for (const [depth, key] of keys.entries()) {
    const name = key === '' ? String(Object.keys(at).length) : key;
    if (depth === keys.length - 1) {
      at[name] = value;
      return;
    }
    const next = at[name];
    if (typeof next === 'object' && !Array.isArray(next)) at = next;
    else {
      const made: Form = Object.create(null);
      at[name] = made;
      at = made;
    }
  }
}

/** Keys 0, 1, 2 … make a list. */
function withArrays(value: FormValue): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, entry]) => [name, withArrays(entry)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}
