import { query, useQuery } from '@vitrina/api-client';
import { personalCatalogues, relationships, suggestions } from '@vitrina/contract';

/** What failed to load says so in its place, with 'Reintentar': no notice besides. */
const quiet = { quiet: true };

/** The ten lists of the personal sections, in one call. */
export const usePersonalCatalogues = () => useQuery(query(personalCatalogues, {}, quiet));

/** Relationships between persons: of references and of exposed relatives, told apart by their flags. */
export const useRelationships = () => useQuery(query(relationships, {}, quiet));

/** Suggestions for texts that are typed freely. Without them the texts are typed all the same. */
export const useSuggestions = () => useQuery(query(suggestions, {}, quiet));
