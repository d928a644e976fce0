import type { Model } from '../chat/model/model.ts';
import type { PushService } from '../reminders/push-service.ts';
import type { SmsSender } from '../sms/sms-sender.ts';
import type { Metrics } from './metrics.ts';

/** The same sender of texts, which counts what was handed over and what was not. */
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

/** `gone` counts apart: a browser that ended its subscription is nobody's failure. */
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

/** One count for each time that the provider was asked: a second try counts too. */
export function watchedModel(model: Model, { outgoing }: Metrics): Model {
  return {
    async *stream(request, signal) {
      // Whoever has heard enough, or stops an answer, ends it in the middle.
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
