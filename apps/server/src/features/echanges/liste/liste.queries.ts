import type { Liste, ListeItem } from '@foulee/contract/echanges/liste'
import type { Db } from '@foulee/db/connect'
import { LISTE_TYPES, type ListeType } from '@foulee/domain/echanges/liste'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import type { ListingQuery } from '#kernel/entity-types/listing.ts'

const findEntries = async (
  { db, kinds }: { db: Db; kinds: EntityTypes },
  type: ListeType,
  query: ListingQuery,
): Promise<ListeItem[]> => (await kinds[type]?.liste?.find(db, query)) ?? []

export async function findListe(
  context: { db: Db; kinds: EntityTypes },
  query: Omit<ListingQuery, 'id'>,
): Promise<Liste> {
  const liste: Record<string, ListeItem[]> = {}
  for (const type of LISTE_TYPES) liste[type] = await findEntries(context, type, query)
  return liste as Liste
}

export async function findItem(
  context: { db: Db; kinds: EntityTypes },
  { type, ...query }: ListingQuery & { type: ListeType; id: number },
): Promise<ListeItem | null> {
  const [item] = await findEntries(context, type, query)
  return item ?? null
}
