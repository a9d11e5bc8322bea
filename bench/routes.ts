import { connectPostgres, type Db } from '@foulee/db/connect'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import { prepareTrace } from '@foulee/db/read-models/parcours-trace'
import * as t from '@foulee/db/schema'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { sql } from 'drizzle-orm'
import { runQuery } from './bench.ts'

export const ROUTES = 100_000

/** Parcours measured as tracks; the others are shifted copies. */
const WHOLE = 60
const SPOTS = [
  [5.72, 45.18],
  [6.13, 45.9],
  [2.35, 48.85],
  [4.83, 45.76],
  [1.44, 43.6],
  [-1.55, 47.22],
] as const
const TYPES = ['trail', 'route', 'nature', 'marche'] as const
const DEPARTEMENTS = ['38', '74', '75', '69', '31', '44', '73', '05'] as const
const NOW = new Date('2026-03-16T09:00:00Z')

function bend(rank: number) {
  const length = 4000 + ((rank * 977) % 56_000)
  const radius = length / (2 * Math.PI)
  const turn = (2 * Math.PI) / length
  return simulateTrack({
    length,
    start: [2.5, 46.5],
    seed: `parcours ${rank}`,
    way: (metres) => {
      const wide = radius * (1 + 0.25 * Math.sin(5 * metres * turn + rank))
      return [wide * Math.sin(metres * turn), wide * (1 - Math.cos(metres * turn))]
    },
    altitude: (metres) => 400 + (rank % 9) * 60 * (1 - Math.cos(metres * turn)),
  })
}

export async function fillRoutes(url: string): Promise<void> {
  const [counted] = await runQuery<{ nb: number }>(
    url,
    'select count(*)::int as nb from parcours_cards',
  )
  if ((counted?.nb ?? 0) >= ROUTES) return
  const { db, close } = await connectPostgres(url)
  await db.$client.query('delete from parcours')
  await generateRoutes(db, ROUTES)
  await close()
}

async function generateRoutes(db: Db, count: number): Promise<void> {
  const rows = await db
    .insert(t.parcours)
    .values(
      Array.from({ length: WHOLE }, (_, rank) => ({
        slug: `banc-${rank + 1}`,
        titre: `Tour ${rank + 1} des crêtes`,
        description: 'Une boucle en balcon, d’abord dans la forêt puis sur les crêtes.',
        types: [TYPES[rank % TYPES.length] ?? 'trail'],
        departement: DEPARTEMENTS[rank % DEPARTEMENTS.length] ?? '38',
        region: '84',
        ville: 'Grenoble',
        etat: 100,
        publie_le: NOW.toISOString(),
      })),
    )
    .returning({ id: t.parcours.id })
  for (const [rank, { id }] of rows.entries()) {
    await db.insert(t.parcoursTraces).values({
      parcours_id: id,
      version: 1,
      original: 'original',
      original_nom: 'trace.gpx',
      format: 'gpx',
      ...prepareTrace(bend(rank), { rayon: 0 }),
    })
  }
  await rebuildParcoursCards(
    db,
    rows.map(({ id }) => id),
    NOW,
  )
  await shiftCopies(db, count - WHOLE)
  await db.execute(sql`vacuum analyze parcours_cards`)
}

const spots = sql.raw(
  `(array[${SPOTS.map(([lon, lat]) => `st_makepoint(${lon}, ${lat})`).join(', ')}])`,
)

async function shiftCopies(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into parcours (slug, titre, types, departement, region, etat, publie_le)
    select 'copie-' || n, 'Tour ' || n, '{trail}', '38', '84', 100,
      timestamptz '2020-01-01' + n * interval '20 minutes'
    from generate_series(1, ${count}::int) n`)
  await db.execute(sql`select setseed(0.5)`)
  await db.execute(sql`
    insert into parcours_cards
    select p.id, p.slug, null, true, c.titre_tri, c.recherche, c.departement, c.region,
      st_setsrid(st_makepoint(s.lon, s.lat), 4326),
      st_translate(c.geometrie, s.lon - st_x(c.position), s.lat - st_y(c.position)),
      c.types, c.surfaces, c.distance, c.denivele, c.km_effort, c.forme,
      case when s.n % 3 = 0 then 3 + (s.n % 20) / 10.0 end, (s.n % 7)::int, p.publie_le,
      p.publie_le, c.carte, c.fiche
    from (
      select n, case when n % 2 = 0 then -1 + 8 * random()
          else st_x(${spots}[1 + (n / 2) % ${sql.raw(String(SPOTS.length))}]) + (random() - 0.5) * random() end as lon,
        case when n % 2 = 0 then 43.3 + 6 * random()
          else st_y(${spots}[1 + (n / 2) % ${sql.raw(String(SPOTS.length))}]) + (random() - 0.5) * random() end as lat
      from generate_series(1, ${count}::int) n) s
    join parcours p on p.slug = 'copie-' || s.n
    join (select *, row_number() over (order by parcours_id) - 1 as rang from parcours_cards) c
      on c.rang = s.n % ${WHOLE}`)
}
