import type { Desserrage } from '@foulee/contract/shared/desserrer'
import type { Db } from '@foulee/db/connect'
import { elargir } from '@foulee/domain/shared/trouver/autour'
import { type Lecture, sansCompris, sansReste } from '@foulee/domain/shared/trouver/lecture'
import type { CardList } from './card-list.ts'
import type { ListCaches } from './list-caches.ts'
import type { Scope } from './scope.ts'

/** Cap on relaxations: each costs a count. */
const MOST = 6

type RelaxationQuery = {
  sans?: readonly string[] | undefined
  texte?: string | undefined
  autour?: { position: readonly [number, number]; rayon_km: number } | undefined
}

export type Relaxation<Query> = Omit<Desserrage, 'nb'> & { query: Query }

const plain = { texte: null, mots: null, rayon_km: null }

/**
 * Relaxations named by the query's `sans` (produit 14.26): filter names, joined with a dot;
 * `avenir` replaces the days by « from today on »; `loin` widens the circle. The text is relaxed
 * entity by entity.
 */
export function listRelaxations<Query extends RelaxationQuery>(
  query: Query,
  lecture: Lecture,
  today: string,
): Relaxation<Query>[] {
  const named = new Set(query.sans)
  const further = named.delete('loin') ? goFurther(query) : []
  const ways = [...named].flatMap((sans): Relaxation<Query>[] => {
    if (sans === 'texte') return listWords(query, lecture)
    if (sans === 'avenir') {
      return [{ sans, ...plain, query: without(query, ['date'], { date_min: today }) }]
    }
    return [{ sans, ...plain, query: without(query, sans.split('.')) }]
  })
  // All circles count as one relaxation.
  return [...further, ...ways.slice(0, further.length ? MOST - 1 : MOST)]
}

/** Also removes the range filters `_min` and `_max`. */
function without<Query extends RelaxationQuery>(
  query: Query,
  names: readonly string[],
  more = {},
): Query {
  const off = names.flatMap((name) => [name, `${name}_min`, `${name}_max`])
  const left = Object.entries(query).filter(([name]) => !off.includes(name))
  return { ...Object.fromEntries(left), ...more } as Query
}

function goFurther<Query extends RelaxationQuery>(query: Query): Relaxation<Query>[] {
  const { autour } = query
  if (!autour) return []
  return elargir(autour.rayon_km).map((rayon_km) => {
    const further = { ...query, autour: { ...autour, rayon_km } }
    return { sans: 'loin', ...plain, rayon_km, query: further }
  })
}

/** Keeps the first wider circle with results, or the widest when all are empty. */
function filterNearest(counted: readonly Desserrage[]): Desserrage[] {
  const further = counted.filter(({ sans }) => sans === 'loin')
  const nearest = further.find(({ nb }) => nb > 0) ?? further.at(-1)
  return counted.filter((way) => way.sans !== 'loin' || way === nearest)
}

function listWords<Query extends RelaxationQuery>(
  query: Query,
  { compris, reste }: Lecture,
): Relaxation<Query>[] {
  const texte = query.texte ?? ''
  const parts = compris.map((part): Relaxation<Query> => {
    const shorter = sansCompris(texte, part)
    return {
      sans: 'texte',
      ...plain,
      texte: shorter,
      mots: part.label,
      query: write(query, shorter),
    }
  })
  const left = sansReste(texte, compris)
  const plainWords = reste
    ? [{ sans: 'texte', ...plain, texte: left, mots: reste, query: write(query, left) }]
    : []
  return [...plainWords, ...parts]
}

const write = <Query extends RelaxationQuery>(query: Query, texte: string): Query => ({
  ...query,
  texte: texte || undefined,
})

type Counting<Query> = Pick<CardList<Query>, 'countEach'> & {
  lire: (query: Query) => Lecture
  understand: (query: Query) => Promise<Query>
}

export async function countRelaxations<Query extends RelaxationQuery>(
  db: Db,
  { countEach, lire, understand }: Counting<Query>,
  request: { query: Query; today: string; scope: Scope; listCaches: ListCaches },
): Promise<Desserrage[]> {
  const { query, today, scope, listCaches } = request
  const ways = listRelaxations(query, lire(query), today)
  const queries = await Promise.all(ways.map((way) => understand(way.query)))
  const counts = await countEach(db, queries, scope, listCaches)
  return filterNearest(
    ways.map(({ query: _, ...way }, index) => ({ ...way, nb: counts[index] ?? 0 })),
  )
}
