import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { LigneComplete, ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import type { Db } from '@foulee/db/connect'
import { findParcoursFacts, type ParcoursFacts } from '@foulee/db/read-models/parcours-facts'
import { presentParcours, presentPhoto } from '@foulee/db/read-models/parcours-presenter'
import type { Vue } from '@foulee/db/read-models/parcours-trace'
import * as t from '@foulee/db/schema'
import { findMissingParcours, SANS_TITRE } from '@foulee/domain/parcours/parcours'
import { isSameRoute, type Sketch } from '@foulee/trace/sameness'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { isReadByCoach } from '#features/parcours/activites/read-by-coach.queries.ts'
import { listAuthorMoves } from '#kernel/publication/owned-by-author.ts'
import type { Services } from '#kernel/services.ts'
import { createFlights } from '#platform/concurrency/concurrency.ts'
import type { User } from '#platform/http/user.ts'
import { signParts } from './parcours-empreintes.ts'
import { findLines, getOwned, type Owned, type TraceRow } from './parcours-owned.queries.ts'

type Context = Pick<Services, 'db' | 'traces'>

export async function getGestion(
  { db, traces }: Context,
  user: User,
  id: number,
  now: Date,
): Promise<ParcoursGestion> {
  const owned = await getOwned(db, user, id)
  const { row, trace } = owned
  const { distance_annoncee, denivele_annonce } = row
  const [facts] = await findParcoursFacts(db, [id])
  // Deleted between the two reads: the next call reports it.
  if (!facts) return getGestion({ db, traces }, user, id, now)
  return {
    // Announced figures are hidden from others while the ends are.
    parcours: { ...presentParcours(facts, now), distance_annoncee, denivele_annonce },
    titre: row.titre,
    rayon_masque: row.rayon_masque,
    lu_par_coach: trace !== null && (await isOutingReadByCoach(db, row, trace)),
    renvoi_motif: row.renvoi_motif,
    original: trace && { nom: trace.original_nom, format: trace.format },
    complet: trace && (await presentWhole({ db, traces }, facts, owned, trace)),
    empreintes: signParts(owned, facts.points),
    manques: findMissingParcours({ ...row, distance: trace?.mesures.distance ?? null }),
    doublons: trace?.croquis && row.users_id ? await findDoubles(db, row, trace.croquis) : [],
    droits: {
      modifier: true,
      ...listAuthorMoves(row, user),
      original: trace !== null && row.users_id === user.id,
    },
  }
}

/** Metres between the length of an outing and that of its route while the route is not cut. */
const UNCUT = 50

/** A coach read the whole figures of the outing that the route is. */
function isOutingReadByCoach(
  db: Db,
  { users_id }: Owned['row'],
  { original, mesures }: TraceRow,
): Promise<boolean> {
  const { id, distance } = t.activites
  return isReadByCoach(
    db,
    users_id,
    sql`select ${id} from ${t.activites} where ${t.activites.users_id} = ${users_id}
      and ${t.activites.original} = ${original}
      and abs(${distance} - ${mesures.distance}::float8) < ${UNCUT}`,
  )
}

/**
 * The complete line, drawn on demand where ends are hidden: only the visible part is stored drawn.
 */
async function presentWhole(
  context: Context,
  facts: ParcoursFacts,
  { row }: Owned,
  stored: TraceRow,
): Promise<LigneComplete | null> {
  const unmasked = row.rayon_masque ? await drawWhole(context, stored) : stored.vue.trace
  if (!unmasked) return null
  const passages: [number, number][] = [[0, unmasked.distance]]
  const all = { ...stored.vue, zones: [], passages }
  return {
    version: stored.version,
    distance: unmasked.distance,
    lignes: unmasked.lignes,
    profil: unmasked.profil,
    troncons: row.troncons,
    points: facts.points,
    photos: facts.photos.map((photo) => presentPhoto(photo, all)),
  }
}

type Drawn = Vue['trace']

/** Drawings in progress per pool, by route and version (single-flight). */
const drawings = new WeakMap<Services['traces'], ReturnType<typeof createFlights<Drawn>>>()

function drawWhole({ db, traces }: Context, { parcours_id, version }: TraceRow): Promise<Drawn> {
  const share = drawings.get(traces) ?? createFlights<Drawn>()
  drawings.set(traces, share)
  return share(`${parcours_id} ${version}`, async () => {
    const stored = await findLines(db, parcours_id)
    return stored && traces.run({ kind: 'drawing', stored })
  })
}

const MOST_COMPARED = 60

async function findDoubles(
  db: Db,
  { id, users_id }: Owned['row'],
  croquis: Sketch,
): Promise<ParcoursGestion['doublons']> {
  const { distance } = croquis
  const length = sql`(${t.parcoursTraces.croquis} ->> 'distance')::float8`
  const rows = await db
    .select({
      id: t.parcours.id,
      slug: t.parcours.slug,
      titre: t.parcours.titre,
      croquis: t.parcoursTraces.croquis,
    })
    .from(t.parcours)
    .innerJoin(t.parcoursTraces, eq(t.parcoursTraces.parcours_id, t.parcours.id))
    .where(
      and(
        eq(t.parcours.users_id, users_id ?? 0),
        ne(t.parcours.id, id),
        sql`${length} between ${distance * 0.94} and ${distance * 1.06}`,
      ),
    )
    .orderBy(desc(t.parcours.id))
    .limit(MOST_COMPARED)
  const doublons: ParcoursGestion['doublons'] = []
  for (const { croquis: other, titre, ...row } of rows) {
    if (other && isSameRoute(other, croquis)) doublons.push({ ...row, titre: titre ?? SANS_TITRE })
    // Sixty comparisons take up to a fifth of a second.
    await letOthersIn()
  }
  return doublons
}
