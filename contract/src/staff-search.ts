import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_SYNONYM_LENGTH } from './limits.ts';
import { Instant, Message, NonBlank } from './schemas.ts';

const Synonym = Type.Object({
  term: Type.String({
    ...NonBlank(MAX_SYNONYM_LENGTH),
    description: 'what customers type, in any script',
  }),
  meaning: Type.String({
    ...NonBlank(MAX_SYNONYM_LENGTH),
    description: 'the English words of the shop that it means',
  }),
});
/** A term that customers type, and what it means. */
export type StaffSynonym = Static<typeof Synonym>;

const SearchMiss = Type.Object({
  query: Type.String(),
  times: Type.Integer(),
  last_at: Instant,
});
/** A search that found nothing. */
export type StaffSearchMiss = Static<typeof SearchMiss>;

const read = { guard: 'staff', may: 'catalogue.read', rate: 'read' } as const;
const manage = { guard: 'staff', may: 'catalogue.manage', rate: 'write' } as const;
const invalid = {
  term: 'Please enter what customers type, in 60 characters or less.',
  meaning: 'Please enter the English words that it means, in 60 characters or less.',
};

export const staffSearchCalls = {
  'GET /api/v1/staff/synonyms': call({
    operationId: 'listSynonyms',
    summary:
      'Synonyms of the search whose term or meaning contains a text, 200 at most, and how many there are',
    ...read,
    query: Type.Object({ q: Type.Optional(Type.String({ maxLength: MAX_SYNONYM_LENGTH })) }),
    response: Type.Object({ results: Type.Array(Synonym), total: Type.Integer() }),
  }),
  'POST /api/v1/staff/synonyms': call({
    operationId: 'saveSynonym',
    summary: 'Let a term find what its meaning finds, at the next request on every server',
    ...manage,
    body: Type.Object({
      ...Synonym.properties,
      replaces: Type.Optional({ ...Synonym, description: 'the synonym that becomes this one' }),
    }),
    invalid,
    problems: { NO_TERM: 422, TOO_MANY_SYNONYMS: 409, NO_SYNONYM: 404 },
    response: Type.Object({ ...Synonym.properties, ...Message.properties }),
  }),
  'DELETE /api/v1/staff/synonyms': call({
    operationId: 'removeSynonym',
    summary: 'Remove a synonym of the search',
    ...manage,
    query: Synonym,
    invalid,
    problems: { NO_SYNONYM: 404 },
    response: Message,
  }),
  'GET /api/v1/staff/search-misses': call({
    operationId: 'listSearchMisses',
    summary: 'The 200 most frequent searches of the last 90 days that found nothing',
    ...read,
    response: Type.Object({ results: Type.Array(SearchMiss) }),
  }),
};
