import type { Model } from '../chat/model/provider/model.ts';
import type { PushService } from '../reminders/push-service.ts';
import type { SmsSender } from '../sms/sms-sender.ts';
import type { Metrics } from './metrics.ts';

/** The sender of text messages, with sent and failed messages counted. */
export function watchedSms(sms: SmsSender, { outgoing }: Metrics): SmsSender {
  return {
    async send(message) {
      try {
        await sms.send(message);
        outgoing.inc({ to: 'texts', result: 'sent' });
      } catch (error) {
        outgoing.inc({ to: 'texts', result: 'failed' });
        throw error;
      }
    },
  };
}

/** `gone` counts separately: an ended subscription is not a failure. */
export function watchedPush(push: PushService, { outgoing }: Metrics): PushService {
  return {
    ...push,
    async send(...message) {
      const result = await push.send(...message);
      outgoing.inc({ to: 'push', result });
      return result;
    },
  };
}

/** Counts each request to the provider, including retries. */
export function watchedModel(model: Model, { outgoing }: Metrics): Model {
  return {
    async *stream(request, signal) {
      // The consumer may stop before the end of an answer.
      let result = 'stopped';
      try {
        yield* model.stream(request, signal);
        result = 'sent';
      } catch (error) {
        if (!signal.aborted) result = 'failed';
        throw error;
      } finally {
        outgoing.inc({ to: 'model', result });
      }
    },
  };
}
