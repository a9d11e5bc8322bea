import {
  type EcartSortie,
  type MemeParcours,
  MOST_MEMES,
} from '@foulee/contract/parcours/activite-memes'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { getFamilleSports } from '@foulee/domain/parcours/annees'
import { TraceError } from '@foulee/trace/track'
import { and, between, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { drawSmall } from '#features/parcours/annees/mesures-sorties.job.ts'
import type { Services } from '#kernel/services.ts'
import {
  type ActiviteRow,
  DEBUT,
  getOwnActivite,
  LISTED_COLUMNS,
  presentActivite,
  toSport,
} from './activites.queries.ts'
import { readFiles } from './activites.trace.ts'

type Context = Pick<Services, 'db' | 'storage' | 'traces'>

/** Lengths of one path as two receivers tell them, as in `isSameRoute`. */
const LENGTH = 0.05
/** Lines that are compared, the latest: five thousand outings have fewer of one length. */
const MOST_COMPARED = 1000

/** Earlier outings of the member on the path of one of theirs, of the same family of sports. */
export async function findMemes(
  { db, traces }: Context,
  row: ActiviteRow,
): Promise<MemeParcours[]> {
  const own = row.lignes.length ? drawSmall(row) : row.apercu
  const candidates = own.length ? await findAsLong(db, row) : []
  if (!candidates.length) return []
  const autres = candidates.map(({ id, apercu: lignes }) => ({ id, lignes }))
  const found = (await traces.run({ kind: 'memes', own, autres })).slice(0, MOST_MEMES)
  const ids = found.map(({ id }) => id)
  if (!ids.length) return []
  const rows = await db
    .select({ ...LISTED_COLUMNS, debut_ligne: DEBUT })
    .from(t.activites)
    .where(and(inArray(t.activites.id, ids), eq(t.activites.users_id, row.users_id)))
  return found.flatMap(({ id, sens }) => {
    const other = rows.find((same) => same.id === id)
    if (!other) return []
    return [{ ...presentMeme({ ...other, naissance: null }), sens }]
  })
}

function findAsLong(db: Db, { id, users_id, debut, distance, sport }: ActiviteRow) {
  if (debut === null) return []
  const { activites: a } = t
  return db
    .select({ id: a.id, apercu: a.apercu })
    .from(a)
    .where(
      and(
        eq(a.users_id, users_id),
        isNull(a.double_de),
        between(
          a.distance,
          Math.floor(distance * (1 - LENGTH)),
          Math.ceil(distance / (1 - LENGTH)),
        ),
        ne(a.id, id),
        lt(a.debut, debut),
        inArray(a.sport, [...getFamilleSports(toSport(sport))]),
        sql`cardinality(${a.apercu}) > 0`,
      ),
    )
    .orderBy(desc(a.debut), desc(a.id))
    .limit(MOST_COMPARED)
}

/** Nothing of its sharing. */
function presentMeme(row: Parameters<typeof presentActivite>[0]): Omit<MemeParcours, 'sens'> {
  const { id, titre, sport, debut, fuseau, distance, denivele, duree, duree_mouvement } =
    presentActivite(row, '2000-01-01')
  return { id, titre, sport, debut, fuseau, distance, denivele, duree, duree_mouvement }
}

/** Null without usable times, or a file. */
export async function findEcart(
  { db, storage, traces }: Context,
  row: ActiviteRow,
  autre: number,
): Promise<EcartSortie | null> {
  const other = await getOwnActivite(db, row.users_id, autre)
  const [files, before] = [await readFiles(storage, row), await readFiles(storage, other)]
  if (!files || !before) return null
  try {
    return await traces.run({ kind: 'ecart', ...files, autre: before })
  } catch (cause) {
    // A file readable on arrival and not any more.
    if (cause instanceof TraceError) return null
    throw cause
  }
}
