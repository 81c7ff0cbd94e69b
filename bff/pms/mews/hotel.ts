import { z } from 'zod';
import { PmsError } from '../net/errors.ts';
import { type Client, readList } from './client.ts';
import { type Category, type Configuration, category, configuration, type Service, service } from './schema.ts';

/** What stays the same for as long as a hotel is connected, asked for once. */
export interface Hotel {
  configuration(signal: AbortSignal): Promise<Configuration>;
  /** The service that is slept in: the one that was chosen, or the first that can be booked by the day. */
  stayService(signal: AbortSignal): Promise<Service>;
  /** The service that charges belong to: the one that was chosen, or the first additional one. */
  chargeService(signal: AbortSignal): Promise<Service>;
  /** Ids of the active services that are not slept in. */
  otherServices(signal: AbortSignal): Promise<string[]>;
  currency(signal: AbortSignal): Promise<string>;
}

export function createHotel(client: Client, credentials: Readonly<Record<string, string>>): Hotel {
  return new ConnectedHotel(client, credentials);
}

class ConnectedHotel implements Hotel {
  readonly #client: Client;
  readonly #credentials: Readonly<Record<string, string>>;
  #services: Promise<Service[]> | null = null;
  #configuration: Promise<Configuration> | null = null;

  constructor(client: Client, credentials: Readonly<Record<string, string>>) {
    this.#client = client;
    this.#credentials = credentials;
  }

  configuration(signal: AbortSignal): Promise<Configuration> {
    this.#configuration ??= this.#readOwn(signal).catch((error: unknown) => {
      this.#configuration = null;
      throw error;
    });
    return this.#configuration;
  }

  stayService(signal: AbortSignal): Promise<Service> {
    return this.#findService('Bookable', this.#credentials['stayServiceId'], signal);
  }

  chargeService(signal: AbortSignal): Promise<Service> {
    return this.#findService('Additional', this.#credentials['chargeServiceId'], signal);
  }

  async otherServices(signal: AbortSignal): Promise<string[]> {
    return (await this.#listServices(signal))
      .filter(({ IsActive, Data }) => IsActive && Data.Discriminator !== 'Bookable')
      .map(({ Id }) => Id);
  }

  async currency(signal: AbortSignal): Promise<string> {
    const { Enterprise } = await this.configuration(signal);
    const all = Enterprise.Currencies ?? [];
    const found = all.find(({ IsDefault }) => IsDefault === true) ?? all[0];
    if (found === undefined) throw new PmsError('malformed_answer', 'configuration/get: the hotel has no currency');
    return found.Currency;
  }

  #listServices(signal: AbortSignal): Promise<Service[]> {
    const list = { operation: 'services/getAll', fields: {}, name: 'Services', item: service };
    this.#services ??= readList(this.#client, list, signal).catch((error: unknown) => {
      this.#services = null;
      throw error;
    });
    return this.#services;
  }

  async #findService(kind: string, chosen: string | undefined, signal: AbortSignal): Promise<Service> {
    const fitting = (await this.#listServices(signal)).filter(
      ({ IsActive, Data }) =>
        IsActive && Data.Discriminator === kind && (Data.Value?.TimeUnitPeriod ?? 'Day') === 'Day',
    );
    const ordered = fitting.toSorted((a, b) => (a.Ordering ?? 0) - (b.Ordering ?? 0));
    const found = chosen ? fitting.find(({ Id }) => Id === chosen) : ordered[0];
    if (found === undefined)
      throw new PmsError(
        'bad_settings',
        `services/getAll: the hotel has no active ${kind.toLowerCase()} service like that`,
      );
    return found;
  }

  /** A token of another hotel answers too: by what was named, a property never gets another's guests. */
  async #readOwn(signal: AbortSignal): Promise<Configuration> {
    const named = this.#credentials['enterpriseId'] ?? '';
    if (named !== '' && !z.guid().safeParse(named).success)
      throw new PmsError('bad_settings', `The enterprise ${named} is no id of Mews`, { setting: 'enterpriseId' });
    const found = await this.#client.read('configuration/get', {}, configuration, signal);
    const { Id, Name } = found.Enterprise;
    if (named !== '' && named.toLowerCase() !== Id.toLowerCase())
      throw new PmsError('bad_settings', `The access token opens ${Name} (${Id}), and not the enterprise ${named}`, {
        setting: 'enterpriseId',
      });
    return found;
  }
}

/** Kinds of resources that nobody sleeps in (operations/resourcecategories: "Resource category type"). */
const NOT_SLEPT_IN = ['ParkingSpot', 'MeetingRoom', 'Storage', 'PrivateSpaces', 'Area', 'Other'];

/** The stay service's room types. */
export async function listCategories(client: Client, hotel: Hotel, signal: AbortSignal): Promise<Category[]> {
  const { Id } = await hotel.stayService(signal);
  const list = {
    operation: 'resourceCategories/getAll',
    fields: { ServiceIds: [Id], ActivityStates: ['Active'] },
    name: 'ResourceCategories',
    item: category,
  };
  return (await readList(client, list, signal)).filter(({ Type }) => !NOT_SLEPT_IN.includes(Type ?? 'Room'));
}
