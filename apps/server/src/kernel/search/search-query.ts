import type { Desserrage } from '@foulee/contract/shared/desserrer'
import type { PageValues } from '@foulee/contract/shared/filters'
import type { Db } from '@foulee/db/connect'
import type { Position } from '@foulee/domain/shared/geo'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { lireDemande, type Sujet } from '@foulee/domain/shared/trouver/lecture'
import type { CardList, CardQuery } from './card-list.ts'
import type { ListCaches } from './list-caches.ts'
import { countRelaxations } from './relax-filters.ts'
import { PUBLIC, type Scope } from './scope.ts'

export type SearchQuery<Query> = {
  quoi: Sujet['quoi']
  understand: (db: Db, query: Query, listCaches: ListCaches, now: Date) => Promise<Query>
  /** Relaxations of a search without results (produit 14.26). */
  loosen: (
    db: Db,
    query: Query,
    scope: Scope,
    listCaches: ListCaches,
    now: Date,
  ) => Promise<Desserrage[]>
  countEach: (
    db: Db,
    counts: readonly Counted[],
    listCaches: ListCaches,
    now: Date,
  ) => Promise<number[]>
}

export type Counted = { texte: string; autour?: { position: Position; rayon_km: number } }

type Offered = PageValues & Counted & { date_min?: string }

/** @param isDated whether entities have dates: only those from today on are suggested */
export function createSearchQuery<
  Query extends CardQuery & { sans?: readonly string[] | undefined },
>(
  { quoi, isDated }: { quoi: Sujet['quoi']; isDated: boolean },
  list: Pick<CardList<Query>, 'understand' | 'countEach'>,
): SearchQuery<Query> {
  const lire = ({ texte = '' }: Query, now: Date) =>
    lireDemande(texte, { quoi, today: parisDate(now) })

  const understand = (db: Db, query: Query, listCaches: ListCaches, now: Date) =>
    list.understand(db, query, listCaches, lire(query, now))

  const loosen = (db: Db, query: Query, scope: Scope, listCaches: ListCaches, now: Date) =>
    countRelaxations(
      db,
      {
        countEach: list.countEach,
        lire: (candidate) => lire(candidate, now),
        understand: (candidate) => understand(db, candidate, listCaches, now),
      },
      { query, today: parisDate(now), scope, listCaches },
    )

  const countEach = async (
    db: Db,
    counts: readonly Counted[],
    listCaches: ListCaches,
    now: Date,
  ) => {
    const offer = (counted: Counted): Offered => ({
      ...{ ...counted, page: 1, nb_page: 1 },
      ...(isDated && { date_min: parisDate(now) }),
    })
    const queries = await Promise.all(
      counts.map((counted) => understand(db, offer(counted) as Query, listCaches, now)),
    )
    return list.countEach(db, queries, PUBLIC, listCaches)
  }

  return { quoi, understand, loosen, countEach }
}
