import type { Money } from '../../../shared/domain/house/money.ts';

/** Data that apps wrote to Mews. `written` is the id in the world's list. */
export interface MewsStore {
  tasks: MewsTask[];
  accountNotes: MewsNote[];
  orderNotes: MewsNote[];
  threads: MewsThread[];
  messages: MewsMessage[];
  orderItems: MewsOrderItem[];
  /** The stays that a company booked. */
  companyStays: Set<number>;
}

export interface MewsTask {
  Id: string;
  EnterpriseId: string;
  Name: string;
  State: 'Open' | 'Closed';
  Description: string | null;
  DepartmentId: string | null;
  ServiceOrderId: string | null;
  CreatedUtc: string;
  DeadlineUtc: string;
  ClosedUtc: string | null;
  written: string;
}

export interface MewsNote {
  Id: string;
  /** The id of the account or order. */
  owner: string;
  text: string;
  classifications: string[];
  at: string;
}

export interface MewsThread {
  Id: string;
  OriginalSender: string;
  Subject: string;
  CreatedUtc: string;
  UpdatedUtc: string;
  IsResolved: boolean;
  guest: number | null;
}

export interface MewsMessage {
  Id: string;
  MessageThreadId: string;
  Text: string;
  CreatedUtc: string;
  Sender: { Discriminator: 'Application' | 'Enterprise' };
}

export interface MewsOrderItem {
  Id: string;
  ServiceOrderId: string;
  AccountId: string;
  name: string;
  externalId: string | null;
  unitCount: number;
  unitAmount: Money;
  at: string;
  canceledAt: string | null;
  written: string;
}

export function createMewsStore(): MewsStore {
  return {
    tasks: [],
    accountNotes: [],
    orderNotes: [],
    threads: [],
    messages: [],
    orderItems: [],
    companyStays: new Set(),
  };
}
