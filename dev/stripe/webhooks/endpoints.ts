import type Stripe from 'stripe';
import { apiVersion, completed, type Json } from '../contract/contract.ts';
import { invalidRequest, missing } from '../api/fault.ts';
import { mergedMetadata } from '../api/metadata.ts';
import { type EndpointRecord, newId } from '../world/state.ts';
import type { World } from '../world/world.ts';

export function createEndpoint(
  world: World,
  parameters: Stripe.WebhookEndpointCreateParams,
  secret = newId('whsec'),
): EndpointRecord {
  if (!URL.canParse(parameters.url)) throw invalidRequest('Not a valid URL', { param: 'url' });
  const endpoint: EndpointRecord = {
    id: newId('we'),
    created: world.now(),
    url: parameters.url,
    secret,
    events: parameters.enabled_events,
    enabled: true,
    description: parameters.description || null,
    metadata: mergedMetadata({}, parameters.metadata),
  };
  world.state.endpoints[endpoint.id] = endpoint;
  return endpoint;
}

export function updateEndpoint(
  world: World,
  id: string,
  parameters: Stripe.WebhookEndpointUpdateParams,
): EndpointRecord {
  const endpoint = foundEndpoint(world, id);
  endpoint.url = parameters.url ?? endpoint.url;
  endpoint.events = parameters.enabled_events ?? endpoint.events;
  endpoint.enabled = !(parameters.disabled ?? !endpoint.enabled);
  endpoint.metadata = mergedMetadata(endpoint.metadata, parameters.metadata);
  return endpoint;
}

export function deleteEndpoint(world: World, id: string): Json {
  foundEndpoint(world, id);
  delete world.state.endpoints[id];
  world.state.deliveries = world.state.deliveries.filter(({ endpoint }) => endpoint !== id);
  return { id, object: 'webhook_endpoint', deleted: true };
}

export function foundEndpoint(world: World, id: string): EndpointRecord {
  const endpoint = world.state.endpoints[id];
  if (!endpoint) throw missing('webhook endpoint', id);
  return endpoint;
}

/** The secret is returned only at creation. */
export function endpointJson(endpoint: EndpointRecord, isNew = false): Json {
  return completed('response.WebhookEndpoints.WebhookEndpoint', {
    id: endpoint.id,
    created: endpoint.created,
    url: endpoint.url,
    enabled_events: endpoint.events,
    status: endpoint.enabled ? 'enabled' : 'disabled',
    description: endpoint.description,
    metadata: endpoint.metadata,
    api_version: apiVersion,
    ...(isNew && { secret: endpoint.secret }),
  });
}
