import { connectPostgres, type Db } from '@foulee/db/connect'
import { DEMO_PLANS, DEMO_SEANCES } from '@foulee/db/demo/entrainement/list'
import { readDemoPlan, readDemoSeance } from '@foulee/db/demo/entrainement/read-plan'
import * as t from '@foulee/db/schema'
import { sumSteps } from '@foulee/domain/entrainement/totaux'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { sql } from 'drizzle-orm'
import { hashToken } from '../apps/server/src/platform/crypto/new-secret.ts'
import { runQuery } from './bench.ts'
import { fill, openCached } from './databases.ts'
import type { Cluster } from './postgres.ts'
import { writeLine } from './report.ts'

const FEW_RACES = 600
export const MEMBERS = 100_000
const A_WEEK = 3
const WEEKS = 52
export const FOLLOWERS = 400
export const COACHES = 20
export const ATHLETES = 200
const PLAN_WEEKS = 16
const AT_ONCE = 5_000

export const tokenOf = (users_id: number) => `banc-${String(users_id).padStart(20, '0')}`

export const openTrainings = (cluster: Cluster): Promise<string> =>
  openCached(cluster, 'entrainement', async (url) => {
    writeLine(
      `Génération d’une année d’entraînements pour ${MEMBERS.toLocaleString('fr')} membres…`,
    )
    await fill(url, FEW_RACES)
    await fillTrainings(url)
  })

async function fillTrainings(url: string): Promise<void> {
  // A single connection, so that session settings hold.
  const { db, close } = await connectPostgres(url, 1)
  const first = await insertMembers(db)
  await insertContents(db)
  await withoutIndexes(db, async () => {
    for (let at = 0; at < MEMBERS; at += AT_ONCE) await insertYears(db, first + at)
  })
  await insertRuns(db, first)
  await insertCoaches(db, first)
  await db.$client.query('vacuum analyze')
  await close()
}

async function insertMembers(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (email, prenom, nom, coach, cgu_acceptees_le, email_verifie_le)
    select 'membre-' || n || '@banc.invalid', 'Camille', 'Membre ' || n, n > ${MEMBERS}, now(), now()
    from generate_series(1, ${MEMBERS + COACHES}::int) n returning id`)
  const first = Math.min(...rows.map(({ id }) => id))
  await db.execute(sql`
    insert into vmas (users_id, vma, source, le)
    select id, 120 + id % 60, 'saisie', current_date - 30 from users where id >= ${first}`)
  return first
}

async function insertContents(db: Db): Promise<void> {
  await db.execute(sql`
    create table banc_seances (n int primary key, titre text, sport text, objectif text,
      description text, denivele int, steps jsonb, duree int, distance int, charge int)`)
  for (const [n, demoSeance] of DEMO_SEANCES.entries()) {
    const { titre, sport, objectif, description, denivele, steps } = readDemoSeance(demoSeance)
    const { duree, distance, charge } = sumSteps(steps)
    await db.execute(sql`insert into banc_seances values (${n}, ${titre}, ${sport}, ${objectif},
      ${description}, ${denivele}, ${JSON.stringify(steps)}::jsonb, ${duree}, ${distance}, ${charge})`)
  }
}

/** Bulk insert without foreign key checks; indexes are created afterwards. */
async function withoutIndexes(db: Db, insert: () => Promise<void>): Promise<void> {
  const { rows } = await db.execute<{ indexname: string; indexdef: string }>(sql`
    select indexname, indexdef from pg_indexes
    where tablename = 'entrainements' and indexname <> 'entrainements_pkey'`)
  for (const { indexname } of rows) await db.execute(sql`drop index ${sql.identifier(indexname)}`)
  await db.execute(sql`set session_replication_role = replica`)
  await insert()
  await db.execute(sql`set session_replication_role = origin`)
  for (const { indexdef } of rows) await db.execute(sql.raw(indexdef))
}

const insertYears = (db: Db, first: number) => {
  const last = first + AT_ONCE - 1
  return db.execute(sql`
    insert into entrainements (users_id, titre, sport, objectif, description, denivele, steps, duree,
      distance, charge, jour, prevu_le, etat, fait_le, fait_duree, fait_distance, fait_rpe)
    select u, s.titre, s.sport, s.objectif, s.description, s.denivele, s.steps, s.duree, s.distance,
      s.charge, jour, jour, etat, case when etat = 'fait' then jour + interval '19 hours' end,
      case when etat = 'fait' then coalesce(s.duree, 3600) end,
      case when etat = 'fait' then s.distance end, case when etat = 'fait' then 3 + u % 5 end
    from (
      select u, jour, n, case when jour >= current_date then 'prevu' when n % 9 = 0 then 'manque'
        else 'fait' end as etat
      from generate_series(${first}::int, ${last}::int) u,
        generate_series(0, ${WEEKS - 1}::int) w, generate_series(0, ${A_WEEK - 1}::int) d,
        lateral (select current_date - ${(WEEKS / 2) * 7}::int + w * 7 + d * 2 + u % 2 as jour,
          u * 7 + w * 3 + d as n) one) days
    join banc_seances s on s.n = days.n % ${DEMO_SEANCES.length}::int`)
}

async function insertRuns(db: Db, first: number): Promise<void> {
  const demo = DEMO_PLANS.find(({ semaines }) => semaines.length === PLAN_WEEKS)
  if (!demo) throw new Error(`Aucun plan de ${PLAN_WEEKS} semaines.`)
  const semaines = readDemoPlan(demo)
  const [plan] = await db
    .insert(t.plans)
    .values({
      slug: 'banc',
      titre: demo.titre,
      semaines,
      nb_semaines: PLAN_WEEKS,
      etat: 100,
      parution: 1,
    })
    .returning({ id: t.plans.id })
  if (!plan) throw new Error('Aucun plan.')
  const [parution] = await db
    .insert(t.planParutions)
    .values({ plans_id: plan.id, numero: 1, semaines })
    .returning({ id: t.planParutions.id })
  await db.execute(sql`
    insert into plan_suivis (users_id, plans_id, parutions_id, titre, etat)
    select u, ${plan.id}, ${parution?.id}, 'Banc', 'accorde'
    from generate_series(${first}::int, ${first + FOLLOWERS - 1}::int) u`)
  await insertSessions(db, first, FOLLOWERS)
}

async function insertCoaches(db: Db, first: number): Promise<void> {
  await insertSessions(db, first + MEMBERS, COACHES)
  await db.execute(sql`
    insert into athletes (coach_id, users_id, partages, debut)
    select ${first + MEMBERS} + c, ${first} + c * ${ATHLETES} + a,
      '{calendrier,faits,allures,charge,courses}', now()
    from generate_series(0, ${COACHES - 1}) c, generate_series(0, ${ATHLETES - 1}) a`)
}

async function insertSessions(db: Db, first: number, count: number): Promise<void> {
  const now = new Date()
  const end = new Date(now.getTime() + 30 * 86_400_000)
  await db.insert(t.sessions).values(
    Array.from({ length: count }, (_, at) => ({
      users_id: first + at,
      token_hash: hashToken(tokenOf(first + at)),
      remember: true,
      created_at: now.toISOString(),
      seen_at: now.toISOString(),
      expires_at: end.toISOString(),
    })),
  )
}

export async function findFollowers(url: string) {
  const followers = await runQuery<{ users_id: number; id: number }>(
    url,
    `select users_id, id from plan_suivis order by users_id limit ${FOLLOWERS}`,
  )
  const coaches = await runQuery<{ users_id: number }>(
    url,
    'select distinct coach_id as users_id from athletes order by 1',
  )
  return { followers, coaches, today: parisDate(new Date()) }
}
