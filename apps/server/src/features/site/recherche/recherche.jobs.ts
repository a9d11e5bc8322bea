import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import type { RechercheEntry } from '#kernel/search/recherche-entry.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'

/** Nightly, after the change of day: past events, new adults, and unused words. */
export const rechercheNuit: Job<object> = {
  name: 'recherche',
  options: { retryLimit: 3, retryDelay: 600, expireInSeconds: 3600 },
  cron: '10 0 * * *',
  every: 60,
}

const BATCH = 2000

export async function renewRecherche({ db, registry }: Pick<JobContext, 'db' | 'registry'>) {
  for (const entry of registry.recherche) await rebuildRecherche(db, entry)
  await purgeRechercheMots(db)
}

export async function rebuildRecherche(db: Db, { kind, ids }: RechercheEntry): Promise<void> {
  await db.execute(sql`
    delete from recherche where kind = ${kind}
      and not exists (select from (${ids}) t where t.id = recherche.objet_id)`)
  let last = 0
  while (true) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from (${ids}) t where id > ${last} order by id limit ${BATCH}`)
    const batch = rows.map(({ id }) => id)
    if (!batch.length) return
    await db.execute(sql`select recherche_refaire(${kind}, ${sql.param(batch)}::int[])`)
    last = batch.at(-1) ?? last
  }
}

export const purgeRechercheMots = (db: Db) =>
  db.execute(sql`
    with dits as materialized (
      select distinct mot from recherche,
        regexp_split_to_table(titre_tri || ' ' || recherche_normale(detail), ' ') mot)
    delete from recherche_mots m
    where not exists (select from dits d where d.mot = m.mot)
      or exists (select from recherche_mots autre where autre.mot = m.mot and autre.id < m.id)`)

export async function renewWhenLate(db: Db): Promise<void> {
  const { rows } = await db.execute<{ is_late: boolean }>(sql`
    select exists (select from recherche where jour < (now() at time zone 'Europe/Paris')::date - 1
      and rang < 200000 and kind in ('evenement', 'voyage')) as is_late`)
  if (rows[0]?.is_late) await enqueue(db, rechercheNuit, {})
}
