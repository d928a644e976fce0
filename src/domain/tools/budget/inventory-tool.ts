import * as v from 'valibot';
import { choiceField, textField } from '../field.ts';
import { defineTool } from '../tool.ts';
import { toCsv } from './csv.ts';
import {
  type Inventory,
  type ItemKind,
  type ProofOfOwnership,
  type PropertyLabel,
  inventoryOf,
  itemKinds,
  proofs,
  propertyLabels,
} from './inventory.ts';
import { amountField, formatCents, formatPlainCents } from './money.ts';

export interface InventoryWords {
  kinds: Readonly<Record<ItemKind, string>>;
  labels: Readonly<Record<PropertyLabel, { name: string; what: string }>>;
  proofs: Readonly<Record<ProofOfOwnership, string>>;
  columns: { name: string; kind: string; label: string; value: string; owed: string; equity: string };
  /** Labels reflect the person's own view. */
  note: string;
}

const MAX_ITEMS = 150;

export function inventoryTool(words: InventoryWords) {
  return defineTool({
    name: 'make_inventory',
    advisor: 'max',
    description:
      'Lists what a person owns and owes, labeled marital, separate, or unsure, and adds up equity. The labels are the person’s own. It never decides who gets what.',
    input: v.object({
      items: v.pipe(
        v.array(
          v.object({
            name: textField(80),
            kind: choiceField(itemKinds),
            label: choiceField(propertyLabels),
            value: amountField(),
            owed: amountField(),
            proof: v.optional(choiceField(proofs)),
          }),
        ),
        v.maxLength(MAX_ITEMS, `Enter at most ${MAX_ITEMS} items.`),
      ),
      withCsv: v.optional(v.boolean()),
    }),
    answer: ({ items, withCsv }) => {
      const inventory = inventoryOf(items);
      const { all, marital, separate, unsure } = inventory.totals;
      return {
        inventory,
        shown: {
          all: formatCents(all.equity),
          marital: formatCents(marital.equity),
          separate: formatCents(separate.equity),
          unsure: formatCents(unsure.equity),
        },
        csv: withCsv ? csvOf(inventory, words) : null,
        note: words.note,
      };
    },
  });
}

function csvOf({ items }: Inventory, { columns, kinds, labels }: InventoryWords): string {
  return toCsv([
    [columns.name, columns.kind, columns.label, columns.value, columns.owed, columns.equity],
    ...items.map((item) => [
      item.name,
      kinds[item.kind],
      labels[item.label].name,
      formatPlainCents(item.value),
      formatPlainCents(item.owed),
      formatPlainCents(item.equity),
    ]),
  ]);
}
