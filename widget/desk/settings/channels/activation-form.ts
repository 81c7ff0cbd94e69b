import type { ActivationBody } from '../../../../shared/api/house/activation.ts';
import { AI_MODES, CHANNELS, type Channel } from '../../../../shared/domain/conversation.ts';
import { fields, list, oneOf, text } from '../../data/read/read.ts';
import { readDays } from '../property/read-days.ts';
import { SetupForm } from '../property/setup-form.ts';

const IDLE_MINUTES = 15;

/** A form for a part of the activation. The other parts are sent back unchanged. */
export abstract class ActivationForm extends SetupForm<ActivationBody> {
  protected override readonly path = '/api/activation';

  protected override read(stored: unknown): ActivationBody {
    const from = fields(stored) ?? {};
    const hours = fields(from['businessHours']) ?? {};
    const channels = list(
      from['channels'],
      (name): Channel | null => CHANNELS.find((channel) => channel === name) ?? null,
    );
    const holidays = list(hours['holidays'], (day) => {
      const { date, hours: open } = fields(day) ?? {};
      return typeof date === 'string' && typeof open === 'string' ? { date, hours: open } : null;
    });
    const idle = from['staffIdleMinutes'];
    return {
      channels: channels.length === 0 ? ['widget'] : channels,
      aiMode: oneOf(AI_MODES, from['aiMode'], 'auto'),
      businessHours: {
        mon_fri: text(hours['mon_fri'], '24/7'),
        weekend: text(hours['weekend'], '24/7'),
        ...readDays(hours['days']),
        ...(holidays.length > 0 && { holidays }),
      },
      active: from['active'] !== false,
      languageModel: from['languageModel'] !== false,
      askRating: from['askRating'] === true,
      staffIdleMinutes: typeof idle === 'number' ? idle : IDLE_MINUTES,
    };
  }
}
