/** An error with the messages and the form of Stripe's API. */
export class StripeFault extends Error {
  readonly status: number;
  readonly fields: FaultFields;

  constructor(status: number, fields: FaultFields) {
    super(fields.message);
    this.status = status;
    this.fields = fields;
  }
}

export interface FaultFields {
  type: 'invalid_request_error' | 'card_error' | 'api_error' | 'idempotency_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
}

export function invalidRequest(message: string, more: { code?: string; param?: string } = {}): StripeFault {
  return new StripeFault(400, { type: 'invalid_request_error', message, ...more });
}

export function missing(noun: string, id: string, param = 'id'): StripeFault {
  return new StripeFault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  });
}

export function cardDeclined(): StripeFault {
  return new StripeFault(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });
}

export function confirmationNeeded(): StripeFault {
  return new StripeFault(402, {
    type: 'card_error',
    code: 'subscription_payment_intent_requires_action',
    message: 'Payment for this subscription requires additional user action before it can be completed.',
  });
}

/** A feature of Stripe that this stand-in lacks. It fails, so that nobody relies on a success without effect. */
export function notSimulated(what: string): StripeFault {
  return invalidRequest(`The payment stand-in does not simulate ${what}.`, { code: 'not_simulated' });
}
