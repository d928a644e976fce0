import type { Cents } from './money.ts';

/** How a person classifies an asset. Only an agreement or a court decides. */
export const propertyLabels = ['marital', 'separate', 'unsure'] as const;
export type PropertyLabel = (typeof propertyLabels)[number];

export const itemKinds = [
  'home',
  'vehicle',
  'bank',
  'retirement',
  'investment',
  'business',
  'household',
  'digital',
  'debt',
  'other',
] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Evidence that an asset is separate. Without it the classification is only a wish. */
export const proofs = ['owned-before', 'gift', 'inheritance', 'agreement', 'none'] as const;
export type ProofOfOwnership = (typeof proofs)[number];

export interface InventoryItem {
  name: string;
  kind: ItemKind;
  label: PropertyLabel;
  value: Cents;
  /** The remaining debt on the asset. */
  owed: Cents;
  proof?: ProofOfOwnership | undefined;
}

export interface Inventory {
  items: (InventoryItem & { equity: Cents; needsProof: boolean })[];
  totals: Record<PropertyLabel | 'all', { value: Cents; owed: Cents; equity: Cents }>;
}

/** Equity is value minus debt. A debt without an asset has no value and a negative equity. */
export function inventoryOf(items: readonly InventoryItem[]): Inventory {
  return {
    items: items.map((item) => ({
      ...item,
      equity: item.value - item.owed,
      needsProof: item.label === 'separate' && (item.proof ?? 'none') === 'none',
    })),
    totals: {
      marital: totalsOf(items.filter(({ label }) => label === 'marital')),
      separate: totalsOf(items.filter(({ label }) => label === 'separate')),
      unsure: totalsOf(items.filter(({ label }) => label === 'unsure')),
      all: totalsOf(items),
    },
  };
}

function totalsOf(items: readonly InventoryItem[]): { value: Cents; owed: Cents; equity: Cents } {
  const value = items.reduce((sum, item) => sum + item.value, 0);
  const owed = items.reduce((sum, item) => sum + item.owed, 0);
  return { value, owed, equity: value - owed };
}
