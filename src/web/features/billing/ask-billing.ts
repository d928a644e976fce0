import * as v from 'valibot';
import { type BillingRequest, billingError } from '#contract/billing.ts';
import { accessToken } from '#web/lib/session/auth-client.ts';
import { BillingRefusal } from './billing-refusal.ts';

const ADDRESS = '/functions/v1/stripe-subscription';
const UNAVAILABLE = 'We can’t reach our payment provider right now. Please try again in a few minutes.';

/** Calls the payment function as the signed-in person. Throws a `BillingRefusal` for its errors. */
export async function askBilling<Schema extends v.GenericSchema>(
  request: BillingRequest,
  answer: Schema,
): Promise<v.InferOutput<Schema>> {
  const token = await accessToken();
  const response = await fetch(ADDRESS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(request),
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return v.parse(answer, body);
  throw refusalOf(response.status, body);
}

function refusalOf(status: number, body: unknown): Error {
  const said = v.safeParse(billingError, body);
  if (said.success) return new BillingRefusal(said.output.error.code, said.output.error.message);
  // The response came from a proxy between the browser and the server.
  if (status >= 502) return new BillingRefusal('unavailable', UNAVAILABLE);
  return new Error(`The payment function answered ${status}`);
}
