import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { Parcours } from '@foulee/contract/parcours/parcours'
import type { Db, Tx } from '@foulee/db/connect'
import { liftStatementTimeout } from '@foulee/db/statement-timeout'
import { createNetworkBuilder } from '@foulee/trace/network/build-network'
import type { Network, NetworkEdge } from '@foulee/trace/network/network'
import { toOsmWays } from '@foulee/trace/network/osm-ways'
import { writeOsmPbf } from '@foulee/trace/network/write-osm-pbf'
import { encodeColumn, encodePolyline } from '@foulee/trace/polyline'
import { sql } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'
import { readShownLine } from './shown-line.ts'

/** Makes the network of published routes anew (produit 9.20). */
export const reseauParcours: Job<object> = {
  name: 'reseau-parcours',
  every: 30,
  cron: '43 3 * * *',
  options: { retryLimit: 2, retryDelay: 600, expireInSeconds: 2 * 3600 },
}

/** Routes read at once, and ways written at once. */
const READ = 50
const WRITTEN = 500
/** Points in memory, 490 bytes each (measured): 490 MB, 10 000 km of different ways. */
const MAX_POINTS = 1_000_000
/** Ways made between two turns of others: some milliseconds. */
const TURN = 200

type Context = Pick<JobContext, 'db' | 'config' | 'log'>

export async function rebuildReseau({ db, config, log }: Context): Promise<void> {
  const { edges, count } = await joinRoutes({ db, log, most: MAX_POINTS })
  await db.transaction(async (tx) => {
    await liftStatementTimeout(tx)
    await tx.execute(sql`delete from reseau_aretes`)
    for (let from = 0; from < edges.length; from += WRITTEN) {
      await insertEdges(tx, edges.slice(from, from + WRITTEN))
    }
  })
  await writeExtract(config.dataDir, { edges })
  log.info({ parcours: count, aretes: edges.length }, 'Joined routes into a network')
}

type Joining = { db: Db; log: Pick<JobContext['log'], 'warn'>; most: number }

/**
 * Lets others in after each route, and between ways.
 * @param most points; the routes after the one that fills it are left out
 */
export async function joinRoutes({ db, log, most }: Joining) {
  const builder = createNetworkBuilder()
  let count = 0
  for await (const { fiche } of readRoutes(db)) {
    if (builder.size() > most) {
      log.warn({ parcours: count }, 'The network of routes is full: the latest are left out')
      break
    }
    const { trace, troncons }: Parcours = JSON.parse(fiche)
    if (trace) builder.add({ pieces: readShownLine(trace, troncons) })
    count++
    // Some ten milliseconds each.
    await letOthersIn()
  }
  const edges: NetworkEdge[] = []
  for (const edge of builder.edges()) {
    if (!crossesDateline(edge)) edges.push(edge)
    if (edges.length % TURN === 0) await letOthersIn()
  }
  return { edges, count }
}

/** Its box would be that of the world. */
const crossesDateline = ({ lon }: NetworkEdge) => Math.max(...lon) - Math.min(...lon) > 180

async function* readRoutes(db: Db) {
  for (let after = 0; ; ) {
    const routes = await findRoutes(db, after)
    yield* routes
    const last = routes.at(-1)
    if (!last) return
    after = last.id
  }
}

/** The same network for a Valhalla (`apps/itineraire`), replaced as a whole. */
async function writeExtract(dataDir: string, network: Network): Promise<void> {
  const folder = join(dataDir, 'itineraires')
  const file = join(folder, 'reseau.osm.pbf')
  await mkdir(folder, { recursive: true })
  const next = await open(`${file}.next`, 'w')
  try {
    for (const part of writeOsmPbf(toOsmWays(network))) {
      await next.writeFile(part)
      await letOthersIn()
    }
  } finally {
    await next.close()
  }
  await rename(`${file}.next`, file)
}

/** On the first start, so that routes are followed before the first night. */
export async function queueReseau(db: Db): Promise<void> {
  const { rows } = await db.execute<{ is_missing: boolean }>(sql`
    select not exists (select from reseau_aretes)
      and exists (select from parcours_cards where is_visible) as is_missing`)
  if (rows[0]?.is_missing) await enqueue(db, reseauParcours, {})
}

async function findRoutes(db: Db, after: number): Promise<{ id: number; fiche: string }[]> {
  const { rows } = await db.execute<{ id: number; fiche: string }>(sql`
    select parcours_id as id, fiche from parcours_cards
    where is_visible and parcours_id > ${after} order by parcours_id limit ${READ}`)
  return rows
}

async function insertEdges(tx: Tx, edges: readonly NetworkEdge[]): Promise<void> {
  const rows = edges.map((edge) => ({
    noeud_a: edge.from,
    noeud_b: edge.to,
    ligne: encodePolyline(edge),
    altitudes: encodeColumn(edge.ele),
    longueur: Math.round(edge.length * 10) / 10,
    nb_parcours: edge.routes,
    terrains: edge.terrains.map(([from, to, type]) => [Math.round(from), Math.round(to), type]),
    ouest: Math.min(...edge.lon),
    sud: Math.min(...edge.lat),
    est: Math.max(...edge.lon),
    nord: Math.max(...edge.lat),
  }))
  await tx.execute(sql`
    insert into reseau_aretes
      (noeud_a, noeud_b, ligne, altitudes, longueur, nb_parcours, terrains, emprise)
    select noeud_a, noeud_b, ligne, altitudes, longueur, nb_parcours, terrains,
      st_makeenvelope(ouest, sud, est, nord, 4326)
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(
      noeud_a int, noeud_b int, ligne text, altitudes text, longueur real, nb_parcours int,
      terrains jsonb, ouest float8, sud float8, est float8, nord float8)`)
}
