import type Stripe from 'stripe';
import { catalogOperations } from '../catalog/catalog-operations.ts';
import * as checkout from '../checkout/checkout.ts';
import { collect } from '../invoices/collection.ts';
import * as customers from '../customers/customers.ts';
import * as endpoints from '../webhooks/endpoints.ts';
import { cardDeclined, confirmationNeeded, missing } from './fault.ts';
import { invoiceJson } from '../invoices/invoice-json.ts';
import * as invoices from '../invoices/invoices.ts';
import { page } from './lists.ts';
import { listing, operation, type Operation, paging } from './operation.ts';
import * as methods from '../customers/payment-methods.ts';
import * as portal from '../checkout/portal.ts';
import { previewInvoice } from '../invoices/preview.ts';
import { cancelSubscription } from '../subscriptions/subscription-cancel.ts';
import { createSubscription } from '../subscriptions/subscription-create.ts';
import { updateSubscription } from '../subscriptions/subscription-update.ts';
import { foundSubscription, isLive, subscriptionJson } from '../subscriptions/subscriptions.ts';

export const operations: Readonly<Record<string, Operation>> = {
  Customers_create: operation<Stripe.CustomerCreateParams>(
    ['email', 'name', 'phone', 'description', 'metadata', 'balance', 'payment_method', 'expand'],
    (world, parameters) => customers.customerJson(customers.createCustomer(world, parameters)),
  ),
  Customers_update: operation<Stripe.CustomerUpdateParams>(
    ['email', 'name', 'phone', 'description', 'metadata', 'balance', 'invoice_settings', 'expand'],
    (world, parameters, id) => customers.customerJson(customers.updateCustomer(world, id, parameters)),
  ),
  Customers_retrieve: operation<Stripe.CustomerRetrieveParams>(['expand'], (world, _parameters, id) =>
    customers.customerJson(customers.foundCustomer(world, id)),
  ),
  Customers_list: operation<Stripe.CustomerListParams>([...paging, 'email'], (world, parameters) => {
    const matching = Object.values(world.state.customers).filter(
      ({ deleted, email }) => !deleted && (!parameters.email || email === parameters.email),
    );
    return page('/v1/customers', matching, listing(parameters), customers.customerJson);
  }),
  Customers_del: operation<Stripe.CustomerDeleteParams>([], (world, _parameters, id) =>
    customers.deleteCustomer(world, id),
  ),

  ...catalogOperations,

  CheckoutSessions_create: operation<Stripe.Checkout.SessionCreateParams>(
    [
      'mode',
      'ui_mode',
      'customer',
      'customer_email',
      'client_reference_id',
      'line_items',
      'discounts',
      'allow_promotion_codes',
      'custom_text',
      'success_url',
      'cancel_url',
      'metadata',
      'subscription_data',
      'expires_at',
      // Texts and language of the page: nothing to simulate.
      'locale',
      'expand',
    ],
    (world, parameters) => checkout.sessionJson(world, checkout.createSession(world, parameters)),
  ),
  CheckoutSessions_retrieve: operation<Stripe.Checkout.SessionRetrieveParams>(
    ['expand'],
    (world, _parameters, id) => checkout.sessionJson(world, checkout.foundSession(world, id)),
  ),
  CheckoutSessions_list: operation<Stripe.Checkout.SessionListParams>(
    [...paging, 'customer', 'status', 'subscription'],
    (world, parameters) => {
      const matching = Object.values(world.state.sessions).filter(
        (session) =>
          (parameters.customer ?? session.customer) === session.customer &&
          (parameters.subscription ?? session.subscription) === session.subscription &&
          (parameters.status ?? session.status) === session.status,
      );
      const toJson = (session: (typeof matching)[number]) => checkout.sessionJson(world, session);
      return page('/v1/checkout/sessions', matching, listing(parameters), toJson);
    },
  ),
  CheckoutSessions_expire: operation<Stripe.Checkout.SessionExpireParams>(
    ['expand'],
    (world, _parameters, id) => {
      const session = checkout.foundSession(world, id);
      checkout.expireSession(world, session);
      return checkout.sessionJson(world, session);
    },
  ),

  Subscriptions_create: operation<Stripe.SubscriptionCreateParams>(
    [
      'customer',
      'items',
      'discounts',
      'metadata',
      'default_payment_method',
      'payment_behavior',
      'off_session',
      'expand',
    ],
    (world, parameters) => subscriptionJson(world, createSubscription(world, parameters)),
  ),
  Subscriptions_update: operation<Stripe.SubscriptionUpdateParams>(
    [
      'items',
      'discounts',
      'metadata',
      'description',
      'default_payment_method',
      'cancel_at',
      'cancel_at_period_end',
      'proration_behavior',
      'proration_date',
      'payment_behavior',
      'billing_cycle_anchor',
      'off_session',
      'expand',
    ],
    (world, parameters, id) => subscriptionJson(world, updateSubscription(world, id, parameters)),
  ),
  Subscriptions_retrieve: operation<Stripe.SubscriptionRetrieveParams>(['expand'], (world, _parameters, id) =>
    subscriptionJson(world, foundSubscription(world, id)),
  ),
  Subscriptions_cancel: operation<Stripe.SubscriptionCancelParams>(
    ['prorate', 'invoice_now', 'expand'],
    (world, parameters, id) => subscriptionJson(world, cancelSubscription(world, id, parameters)),
  ),
  Subscriptions_list: operation<Stripe.SubscriptionListParams>(
    [...paging, 'customer', 'status', 'price'],
    (world, parameters) => {
      const matching = Object.values(world.state.subscriptions).filter(
        (subscription) =>
          (parameters.customer ?? subscription.customer) === subscription.customer &&
          (!parameters.price || subscription.items.some(({ price }) => price === parameters.price)) &&
          (parameters.status === 'all' ||
            (parameters.status === 'ended' && !isLive(subscription)) ||
            (parameters.status ? parameters.status === subscription.status : isLive(subscription))),
      );
      const toJson = (subscription: (typeof matching)[number]) => subscriptionJson(world, subscription);
      return page('/v1/subscriptions', matching, listing(parameters), toJson);
    },
  ),

  Invoices_retrieve: operation<Stripe.InvoiceRetrieveParams>(['expand'], (world, _parameters, id) =>
    invoiceJson(world, invoices.foundInvoice(world, id)),
  ),
  Invoices_list: operation<Stripe.InvoiceListParams>(
    [...paging, 'customer', 'subscription', 'status'],
    (world, parameters) => {
      const matching = Object.values(world.state.invoices).filter(
        (invoice) =>
          (parameters.customer ?? invoice.customer) === invoice.customer &&
          (parameters.subscription ?? invoice.subscription) === invoice.subscription &&
          (parameters.status ?? invoice.status) === invoice.status,
      );
      const toJson = (invoice: (typeof matching)[number]) => invoiceJson(world, invoice);
      return page('/v1/invoices', matching, listing(parameters), toJson);
    },
  ),
  Invoices_createPreview: operation<Stripe.InvoiceCreatePreviewParams>(
    ['customer', 'subscription', 'subscription_details', 'discounts', 'expand'],
    previewInvoice,
  ),
  Invoices_pay: operation<Stripe.InvoicePayParams>(
    ['payment_method', 'off_session', 'expand'],
    (world, parameters, id) => {
      const invoice = invoices.foundInvoice(world, id);
      const method = parameters.payment_method;
      const card = method && methods.attachedCard(world, method, invoice.customer).card;
      const outcome = collect(world, invoice, card ? { card } : {});
      if (outcome !== 'paid') throw outcome === 'declined' ? cardDeclined() : confirmationNeeded();
      return invoiceJson(world, invoice);
    },
  ),
  Invoices_voidInvoice: operation<Stripe.InvoiceVoidInvoiceParams>(['expand'], (world, _parameters, id) => {
    const invoice = invoices.foundInvoice(world, id);
    invoices.voidInvoice(world, invoice);
    return invoiceJson(world, invoice);
  }),

  BillingPortalSessions_create: operation<Stripe.BillingPortal.SessionCreateParams>(
    ['customer', 'return_url', 'locale', 'expand'],
    (world, parameters) => portal.portalJson(world, portal.createPortalSession(world, parameters)),
  ),

  PaymentMethods_retrieve: operation<Stripe.PaymentMethodRetrieveParams>(
    ['expand'],
    (world, _parameters, id) => methods.paymentMethodJson(methods.foundPaymentMethod(world, id)),
  ),
  PaymentMethods_list: operation<Stripe.PaymentMethodListParams>(
    ['limit', 'starting_after', 'ending_before', 'customer', 'type', 'expand'],
    (world, parameters) => {
      const matching = Object.values(world.state.paymentMethods).filter(
        ({ customer }) => customer !== null && customer === (parameters.customer ?? customer),
      );
      return page('/v1/payment_methods', matching, listing(parameters), methods.paymentMethodJson);
    },
  ),
  PaymentMethods_attach: operation<Stripe.PaymentMethodAttachParams>(
    ['customer', 'expand'],
    (world, parameters, id) => {
      const { id: customer } = customers.liveCustomer(world, parameters.customer ?? '');
      return methods.paymentMethodJson(methods.attachedCard(world, id, customer));
    },
  ),
  PaymentMethods_detach: operation<Stripe.PaymentMethodDetachParams>(['expand'], (world, _parameters, id) =>
    methods.paymentMethodJson(methods.detachPaymentMethod(world, id)),
  ),

  WebhookEndpoints_create: operation<Stripe.WebhookEndpointCreateParams>(
    ['url', 'enabled_events', 'description', 'metadata', 'api_version', 'expand'],
    (world, parameters) => endpoints.endpointJson(endpoints.createEndpoint(world, parameters), true),
  ),
  WebhookEndpoints_update: operation<Stripe.WebhookEndpointUpdateParams>(
    ['url', 'enabled_events', 'disabled', 'metadata', 'expand'],
    (world, parameters, id) => endpoints.endpointJson(endpoints.updateEndpoint(world, id, parameters)),
  ),
  WebhookEndpoints_retrieve: operation<Stripe.WebhookEndpointRetrieveParams>(
    ['expand'],
    (world, _parameters, id) => endpoints.endpointJson(endpoints.foundEndpoint(world, id)),
  ),
  WebhookEndpoints_list: operation<Stripe.WebhookEndpointListParams>(
    ['limit', 'starting_after', 'ending_before', 'expand'],
    (world, parameters) => {
      const all = Object.values(world.state.endpoints);
      return page('/v1/webhook_endpoints', all, listing(parameters), (endpoint) =>
        endpoints.endpointJson(endpoint),
      );
    },
  ),
  WebhookEndpoints_del: operation<Stripe.WebhookEndpointDeleteParams>([], (world, _parameters, id) =>
    endpoints.deleteEndpoint(world, id),
  ),

  Events_retrieve: operation<Stripe.EventRetrieveParams>(['expand'], (world, _parameters, id) => {
    const event = world.state.events[id];
    if (!event) throw missing('event', id);
    return event;
  }),
  Events_list: operation<Stripe.EventListParams>([...paging, 'type', 'types'], (world, parameters) => {
    const matching = Object.values(world.state.events).filter(
      ({ type }) => (parameters.type ?? type) === type && (parameters.types?.includes(String(type)) ?? true),
    );
    const listed = matching.map((event) => ({
      id: String(event['id']),
      created: Number(event['created']),
      event,
    }));
    return page('/v1/events', listed, listing(parameters), ({ event }) => event);
  }),
};
