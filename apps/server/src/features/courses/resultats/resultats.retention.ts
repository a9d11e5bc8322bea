import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { sql } from 'drizzle-orm'
import { getRetentionStart } from '#kernel/gdpr/retention-start.ts'
import type { Config } from '#platform/config/config.ts'
import { deleteCorrections } from './resultats.corriges.ts'
import { coverTeams } from './resultats.equipes.ts'
import { isCurrent } from './resultats.lots.ts'
import type { ResultatRow } from './resultats.policy.ts'

const BATCH = 500

/**
 * Erases unclaimed lines of races past retention, batch by batch. Claimed ones keep their places
 * among all ranked; an épreuve without lines has no results any more.
 */
export async function eraseUnclaimed(
  db: Db,
  now: Date,
  { resultMonths }: Config['retention'],
): Promise<void> {
  if (resultMonths === null) return
  for (const epreuve of await findOld(db, parisDate(getRetentionStart(now, resultMonths)))) {
    while ((await db.transaction((tx) => eraseSome(tx, epreuve.id))) === BATCH);
    await db.transaction((tx) => recordRetention(tx, epreuve, now))
  }
}

type Old = { id: number; courses_id: number }

/** @param before YYYY-MM-DD */
async function findOld(db: Db, before: string): Promise<Old[]> {
  const { rows } = await db.execute<Old>(sql`
    select p.id, d.courses_id
    from resultat_envois s join epreuves p on p.id = s.epreuves_id
      join editions d on d.id = p.editions_id
    where d.date_debut < ${before} and (
      exists (select from resultats where epreuves_id = p.id and ${IS_NOBODYS})
      or exists (select from resultat_corrections where epreuves_id = p.id)
      or not exists (select from resultats r where r.epreuves_id = p.id))
    order by p.id`)
  return rows
}

const IS_NOBODYS = sql`users_id is null and retire_le is null and not (
  equipe is not null and relais is null and exists (
    select from resultats m where m.epreuves_id = resultats.epreuves_id and m.lot = resultats.lot
      and m.equipe = resultats.equipe and m.relais is not null and m.users_id is not null))`

/**
 * Withdrawn lines have their own term, and are counted already.
 * @returns the number of erased lines
 */
async function eraseSome(tx: Tx, epreuves_id: number): Promise<number> {
  const { rows } = await tx.execute<ResultatRow>(sql`
    delete from resultats where id = any(array(
      select id from resultats
      where epreuves_id = ${epreuves_id} and ${IS_NOBODYS} and ${isCurrent}
      limit ${BATCH} for update skip locked)) returning *`)
  await coverTeams(tx, rows)
  const shown = rows.filter(({ relais }) => relais === null)
  const classes = shown.filter(({ statut }) => statut === 'classe').length
  await tx.execute(sql`
    update resultat_envois set nb = nb - ${shown.length}, classes_retires = classes_retires + ${classes}
    where epreuves_id = ${epreuves_id}`)
  return rows.length
}

async function recordRetention(tx: Tx, { id, courses_id }: Old, now: Date): Promise<void> {
  await deleteCorrections(tx, id)
  await tx.execute(sql`
    delete from resultat_envois where epreuves_id = ${id}
      and not exists (select from resultats where epreuves_id = ${id})`)
  await rebuildCourseCards(tx, [courses_id], now)
  await invalidate(tx, [`course:${courses_id}`])
}
