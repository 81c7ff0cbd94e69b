import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { PmsProviderView } from '../../../../shared/api/pms.ts';
import type { Desk } from '../../data/desk.ts';
import { fields, list, text } from '../../data/read/read.ts';
import type { PropertyName } from '../../data/read/types.ts';
import { reasonOf } from '../../data/reason.ts';
import { inputValue } from '../../settings/property/setup-form.ts';
import { pmsProblemWords } from '../../ui/words/problem-words.ts';

const CHAIN = '/api/integrations/pms/chain';

/** The ids of further hotels in the PMS, by our property. */
export type OtherHotels = Readonly<Record<string, string>>;

/** The key of the credential with the hotel's id; undefined if the credentials are for exactly one hotel. */
function hotelKey({ credentials }: PmsProviderView): string | undefined {
  return credentials.find(({ key, alias }) => key === 'propertyId' || alias === 'propertyId')?.key;
}

/** Fields for the account's other properties, if the vendor's credentials can be valid for several hotels. */
export function otherHotels(
  provider: PmsProviderView,
  properties: readonly PropertyName[],
  given: OtherHotels,
  enter: (hotels: OtherHotels) => void,
): TemplateResult | typeof nothing {
  if (hotelKey(provider) === undefined || properties.length === 0) return nothing;
  return html`<details class="chain">
    <summary>${msg('Connect other hotels of the chain as well', { id: 'desk-pms-chain' })}</summary>
    <div>
    <p class="hint">${msg('Write what the PMS calls each of them. Leave empty what is not to be connected.', { id: 'desk-pms-chain-hint' })}</p>
    ${properties.map(
      ({ id, name }) => html`<div class="field">
        <label for="hotel-${id}"><bdi>${name}</bdi></label>
        <input
          class="input"
          type="text"
          id="hotel-${id}"
          dir="ltr"
          autocomplete="off"
          spellcheck="false"
          .value=${given[id] ?? ''}
          @input=${(event: Event) => enter({ ...given, [id]: inputValue(event).trim() })}
        />
      </div>`,
    )}
    </div>
  </details>`;
}

/** Connects further hotels with the same credentials. Returns a message for each that could not be connected. */
export async function connectOthers(
  desk: Desk,
  provider: PmsProviderView,
  credentials: Readonly<Record<string, string>>,
  given: OtherHotels,
): Promise<void> {
  const hotels = Object.entries(given).flatMap(([propertyId, hotel]) => (hotel === '' ? [] : [{ propertyId, hotel }]));
  const key = hotelKey(provider);
  if (hotels.length === 0 || key === undefined) return;
  const { [key]: _, ...shared } = credentials;
  const body = { provider: provider.provider, credentials: shared, hotels };
  const answer = await desk.world.send('POST', CHAIN, { body }).catch((error: unknown) => {
    desk.toast('problem', reasonOf(error)); // The first hotel is connected in any case.
    return null;
  });
  for (const { propertyId, error } of list(fields(answer)?.['items'], readItem)) {
    const name = desk.state.properties.find(({ id }) => id === propertyId)?.name ?? propertyId;
    if (error === null) continue;
    const why = pmsProblemWords(error.code) ?? error.detail;
    desk.toast('problem', msg(str`${name} was not connected. ${why}`, { id: 'desk-pms-chain-failed' }));
  }
}

function readItem(value: unknown): { propertyId: string; error: { code: string; detail: string } | null } | null {
  const from = fields(value);
  const error = fields(from?.['error']);
  if (from === null) return null;
  return {
    propertyId: text(from['propertyId']),
    error: error === null ? null : { code: text(error['code']), detail: text(error['detail']) },
  };
}
