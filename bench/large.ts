import { connectPostgres, type Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { fill, getPartName, openCached } from './databases.ts'
import type { Cluster } from './postgres.ts'
import { writeLine } from './report.ts'

const FEW_RACES = 2_500
export const LINES_EACH = 2_000
export const NOTICES_EACH = 20
const MONTHS = 25
const AT_ONCE = 100_000

export const sizesOf = (part: number) => ({
  members: Math.ceil(1_000_000 / part),
  lines: Math.ceil(10_000_000 / part),
  events: Math.ceil(10_000_000 / part),
})

export const openLarge = (cluster: Cluster, part: number): Promise<string> =>
  openCached(cluster, getPartName('grandeur', part), async (url) => {
    const sizes = sizesOf(part)
    writeLine(`Génération de ${sizes.lines.toLocaleString('fr')} lignes de résultats…`)
    await fill(url, FEW_RACES)
    const { db, close } = await connectPostgres(url, 1)
    await insertMembers(db, sizes)
    await insertResults(db, sizes)
    await insertNotices(db, sizes)
    await insertEvents(db, sizes)
    await db.$client.query('vacuum analyze')
    await close()
  })

type Sizes = ReturnType<typeof sizesOf>

async function inTurns(nb: number, act: (from: number, to: number) => Promise<unknown>) {
  for (let from = 1; from <= nb; from += AT_ONCE) await act(from, Math.min(nb, from + AT_ONCE - 1))
}

const insertMembers = (db: Db, { members }: Sizes) =>
  inTurns(members, (from, to) =>
    db.execute(sql`
      insert into users (email, prenom, nom, cgu_acceptees_le, email_verifie_le)
      select 'grand-' || n || '@banc.invalid', 'Camille', 'Membre ' || n, now(), now()
      from generate_series(${from}::int, ${to}::int) n`),
  )

async function insertResults(db: Db, { lines, members }: Sizes): Promise<void> {
  await db.execute(sql`
    create temp table rangees as
    select id, row_number() over (order by id)::int as rang from epreuves order by id
    limit ${Math.ceil(lines / LINES_EACH)}`)
  await db.execute(sql`
    insert into resultat_envois (epreuves_id, fichier_nom, nb, envoye_le)
    select id, 'resultats.csv', ${LINES_EACH}::int, now() from rangees`)
  await inTurns(lines, (from, to) =>
    db.execute(sql`
      insert into resultats (epreuves_id, rang, dossard, nom, prenom, sexe, temps, users_id, recherche)
      select r.id, l, l::text, 'Membre ' || n, 'Camille', case n % 2 when 0 then 'f' else 'h' end, 2400 + l,
        case when n % 5 = 0 then m.first + (n::bigint * 7919 % ${members}::int)::int end, 'camille membre ' || n
      from generate_series(${from}::int, ${to}::int) n
        cross join lateral (select (n - 1) % ${LINES_EACH}::int + 1 as l) places
        cross join (select min(id) as first from users where email like 'grand-%') m
        join rangees r on r.rang = (n - 1) / ${LINES_EACH}::int + 1`),
  )
}

const insertNotices = (db: Db, { members }: Sizes) =>
  inTurns(members * NOTICES_EACH, (from, to) =>
    db.execute(sql`
      insert into notifications (users_id, kind, cle, titre, texte, url, lu_le, created_at)
      select m.first + n % ${members}::int, 'course', 'banc:' || n, 'Une course', 'La date a changé.', '/courses/une',
        case when n % 3 > 0 then now() end, now() - (${members * NOTICES_EACH} - n) * interval '1 second'
      from generate_series(${from}::int, ${to}::int) n,
        (select min(id) as first from users where email like 'grand-%') m`),
  )

const insertEvents = (db: Db, { events }: Sizes) =>
  inTurns(events, (from, to) =>
    db.execute(sql`
      insert into audience_events (name, props, created_at)
      select 'visit', '{"rubrique": "courses"}', now() - n * (interval '${sql.raw(String(MONTHS))} months' / ${events}::int)
      from generate_series(${from}::int, ${to}::int) n`),
  )
