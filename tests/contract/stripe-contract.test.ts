import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Stripe } from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { contractText } from '../../dev/stripe/contract/make-contract.ts';
import {
  apiVersion,
  checkAnswer,
  checkedParameters,
  completed,
  operationIds,
} from '../../dev/stripe/contract/contract.ts';
import { parseForm } from '../../dev/stripe/api/form.ts';
import { operations } from '../../dev/stripe/api/operations.ts';
import { openShop } from './stripe-shop.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sdk = path.join(root, 'node_modules/stripe');
const folder = await mkdtemp(path.join(os.tmpdir(), 'stripe-contract-'));
const shop = await openShop();
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

test('the recorded Stripe contract matches the installed SDK', async () => {
  const kept = await readFile(path.join(root, 'dev/stripe/contract/contract.json'), 'utf8');
  expect(kept === contractText(sdk), 'stale: run `node scripts/stripe-contract.ts`').toBe(true);
  expect(apiVersion).toBe(Stripe.API_VERSION);
});

test('a newer SDK makes the contract stale', async () => {
  const newer = path.join(folder, 'stripe');
  await cp(sdk, newer, { recursive: true, filter: (file) => !/\/cjs$|\.map$/.test(file) });
  const kept = contractText(newer);
  const declarations = path.join(newer, 'esm/resources/Coupons.d.ts');
  const source = await readFile(declarations, 'utf8');
  await writeFile(
    declarations,
    source.replace('duration_in_months?: number;', 'duration_in_weeks?: number;'),
  );
  expect(contractText(newer)).not.toBe(kept);
  await writeFile(declarations, source);
  const code = path.join(newer, 'esm/resources/Coupons.js');
  await writeFile(code, (await readFile(code, 'utf8')).replaceAll("'/v1/coupons'", "'/v2/coupons'"));
  expect(contractText(newer)).not.toBe(kept);
});

test('the stand-in simulates exactly the operations in the contract', () => {
  expect(Object.keys(operations).toSorted()).toEqual(operationIds.toSorted());
});

const accepted = 'duration=repeating&duration_in_months=2&percent_off=50&metadata[a]=1&expand[]=x';
const rejected: readonly [form: string, code: string | undefined, param: string][] = [
  ['duration=repeting', undefined, 'duration'],
  ['durration=once', 'parameter_unknown', 'durration'],
  ['percent_off=half', undefined, 'percent_off'],
  ['applies_to[product]=x', 'parameter_unknown', 'applies_to[product]'],
  ['metadata[a][b]=1', undefined, 'metadata[a]'],
  ['max_redemptions[]=1', undefined, 'max_redemptions'],
];

test('accepts a coupon and converts strings to the types in the contract', () => {
  expect(checkedParameters('Coupons_create', parseForm(accepted))).toEqual({
    duration: 'repeating',
    duration_in_months: 2,
    percent_off: 50,
    metadata: { a: '1' },
    expand: ['x'],
  });
});

test.each(rejected)('rejects a coupon: %s', (form, code, param) => {
  const fields = code === undefined ? { param } : { code, param };
  expect(() => checkedParameters('Coupons_create', parseForm(form))).toThrow(
    expect.objectContaining({ status: 400, fields: expect.objectContaining(fields) }),
  );
});

test('rejects a misspelled parameter that compiles, because parameters have no open enums', async () => {
  await expect(shop.stripe.coupons.create({ duration: 'repeting', percent_off: 50 })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    param: 'duration',
  });
  await expect(
    // @ts-expect-error Unknown to the SDK's types, but a JavaScript caller would get away with it.
    shop.stripe.subscriptions.update('sub_x', { items: [{ prise: 'x' }] }),
  ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'items[0][prise]' });
  await expect(shop.stripe.rawRequest('POST', '/v1/products', {})).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'name',
  });
});

test('a response that violates the contract throws', () => {
  const answer = completed('response.Subscriptions.Subscription', { id: 'sub_1' });
  expect(() => checkAnswer('Subscriptions_retrieve', answer)).not.toThrow();
  for (const broken of [
    { ...answer, status: 5 },
    { ...answer, items: undefined },
    { ...answer, pending_update: { expires_at: 1 } },
    { ...answer, cancel_at_periodend: true },
  ]) {
    expect(() => checkAnswer('Subscriptions_retrieve', broken)).toThrow('broke the contract');
  }
});

test('the official Stripe CLI lists customers, subscriptions and prices', async () => {
  const { customer, subscription } = await shop.buyer();
  const run = async (...what: string[]) => {
    const { stdout } = await promisify(execFile)(
      path.join(root, 'node_modules/.bin/stripe'),
      [...what, '--api-base', shop.standIn.url, '--api-key', shop.standIn.secretKey, '--color', 'off'],
      {
        env: {
          PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
          HOME: folder,
          XDG_CONFIG_HOME: folder,
          STRIPE_CLI_TELEMETRY_OPTOUT: '1',
          DO_NOT_TRACK: '1',
        },
      },
    );
    return JSON.parse(stdout) as { data: { id: string }[] };
  };
  expect((await run('customers', 'list')).data).toMatchObject([{ id: customer }]);
  expect((await run('subscriptions', 'list', '--customer', customer)).data).toMatchObject([
    { id: subscription.id },
  ]);
  expect((await run('prices', 'list', '--lookup-keys', 'core_year')).data).toMatchObject([
    { id: shop.prices.coreYear.id },
  ]);
});
