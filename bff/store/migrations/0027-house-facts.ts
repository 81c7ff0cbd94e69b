import type { Migration } from 'kysely/migration';
import { type Indexes, makeTables, type Tables } from './make-tables.ts';

/** Facts about the hotel, and what guests ask about it. ../schema/knowledge.ts describes the columns. */
export const houseFacts: Migration = {
  async up(db) {
    await makeTables(db, TABLES, INDEXES);
  },
};

const TABLES: Tables = {
  houseFact: {
    key: ['id'],
    columns: [
      'id',
      'propertyId>property',
      'key?',
      'attribute',
      'value',
      'conditions',
      'exceptions',
      'readAs?',
      'status',
      'removed#',
      'sourceType',
      'sourceId',
      'sourceLabel',
      'quote',
      'language',
      'sourceState',
      'createdAt',
      'updatedAt',
    ],
  },
  factReading: { key: ['propertyId'], columns: ['propertyId>property', 'revision', 'at'] },
  askedAttribute: {
    key: ['propertyId', 'attribute', 'month'],
    columns: ['propertyId>property', 'attribute', 'month', 'count#'],
  },
};

const INDEXES: Indexes = [
  ['houseFact_key', 'houseFact', ['propertyId', 'key'], true],
  ['houseFact_attribute', 'houseFact', ['propertyId', 'attribute', 'id']],
];
