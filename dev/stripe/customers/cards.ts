/**
 * Stripe's test cards. `decline` fails immediately, `later` is accepted and fails for every later payment, `confirm`
 * requires the person for every payment (3-D Secure).
 */
export const cards = {
  pays: { number: '4242 4242 4242 4242', last4: '4242', label: 'Pays', token: 'pm_card_visa' },
  decline: {
    number: '4000 0000 0000 0002',
    last4: '0002',
    label: 'Is declined',
    token: 'pm_card_chargeDeclined',
  },
  confirm: {
    number: '4000 0025 0000 3155',
    last4: '3155',
    label: 'Needs your confirmation',
    token: 'pm_card_authenticationRequired',
  },
  later: {
    number: '4000 0000 0000 0341',
    last4: '0341',
    label: 'Can be saved, then is declined',
    token: 'pm_card_chargeCustomerFail',
  },
} as const;

export type CardKind = keyof typeof cards;
export type Payment = 'paid' | 'declined' | 'needs-confirmation';

export function isCardKind(value: unknown): value is CardKind {
  return typeof value === 'string' && Object.hasOwn(cards, value);
}

export function cardOfToken(token: string): CardKind | undefined {
  return (Object.keys(cards) as CardKind[]).find((kind) => cards[kind].token === token);
}

export function charge(card: CardKind | undefined): Payment {
  if (card === 'pays') return 'paid';
  return card === 'confirm' ? 'needs-confirmation' : 'declined';
}
