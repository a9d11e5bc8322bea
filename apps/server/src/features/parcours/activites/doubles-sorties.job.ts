import type { Db, Tx } from '@foulee/db/connect'
import { activites, entrainements } from '@foulee/db/schema'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { mesuresSorties } from '#features/parcours/annees/mesures-sorties.job.ts'
import type { JobContext } from '#kernel/jobs/work.ts'
import { recordFaits } from '#kernel/points/badges.facts.ts'
import { changeEachRow } from '#platform/jobs/each-row.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'
import { exchangeFiles, findSameRun, isRicherRecording, type Row } from './activites.double.ts'

const BATCH = 100

/** Ties recordings of one run that were stored before they were compared (produit 9.26). */
export const doublesSorties: Job<object> = {
  name: 'doubles-sorties',
  every: 60,
  options: { retryLimit: 3, retryDelay: 600, expireInSeconds: 3 * 3600 },
}

type Context = Pick<JobContext, 'db' | 'log' | 'clock'>

export async function compareStored({ db, log, clock }: Context): Promise<void> {
  const count = await changeEachRow({
    find: (after) => findUncompared(db, after),
    change: ({ id }) => db.transaction((tx) => compare(tx, id, clock())),
    log,
    failure: 'An outing could not be compared',
  })
  log.info(count, 'Compared outings stored before')
}

/** On each start: what a release before this one stored. */
export async function queueUncompared(db: Db): Promise<void> {
  if ((await findUncompared(db, 0)).length) await enqueue(db, doublesSorties, {})
}

const findUncompared = (db: Db, after: number): Promise<{ id: number }[]> =>
  db
    .select({ id: activites.id })
    .from(activites)
    .where(and(isNull(activites.comparee_le), gt(activites.id, after)))
    .orderBy(asc(activites.id))
    .limit(BATCH)

/** @returns whether it was tied to another */
async function compare(tx: Tx, id: number, now: Date): Promise<boolean> {
  const [row] = await tx
    .update(activites)
    .set({ comparee_le: now.toISOString() })
    .where(and(eq(activites.id, id), isNull(activites.comparee_le)))
    .returning()
  // A cut or joined outing is no recording any more.
  if (!row || row.double_de !== null || row.montage !== null) return false
  const mayBe = (other: Row) => other.id < id && other.montage === null && !other.est_jointe
  const older = await findSameRun(tx, row.users_id, row, mayBe)
  return older !== null && tie(tx, older, row)
}

/**
 * The outing of which its member said more stays, with what the other tells besides. Where both are
 * shared, or of a training each, they stay two.
 */
async function tie(tx: Tx, older: Row, newer: Row): Promise<boolean> {
  const [first, second] = [await weigh(tx, older), await weigh(tx, newer)]
  if ((first.isShared && second.isShared) || (first.isTied && second.isTied)) return false
  const [main, other] = first.weight >= second.weight ? [older, newer] : [newer, older]
  await tx
    .update(activites)
    .set({
      notes: main.notes ?? other.notes,
      rpe: main.rpe ?? other.rpe,
      chaussures_id: main.chaussures_id ?? other.chaussures_id,
    })
    .where(eq(activites.id, main.id))
  await tx.update(activites).set({ double_de: main.id }).where(eq(activites.double_de, other.id))
  await tx.update(activites).set({ double_de: main.id }).where(eq(activites.id, other.id))
  await tx
    .update(entrainements)
    .set({ activites_id: main.id })
    .where(eq(entrainements.activites_id, other.id))
  if (isRicherRecording(other, main)) {
    await exchangeFiles(tx, main, other)
    await enqueue(tx, mesuresSorties, {})
  }
  await recordFaits(tx, main.users_id, 'sortie')
  return true
}

async function weigh(tx: Tx, { id, partage, version }: Row) {
  const isShared = partage !== 'personne'
  const isTied = (await tx.$count(entrainements, eq(entrainements.activites_id, id))) > 0
  return { isShared, isTied, weight: 4 * +isShared + 2 * +isTied + +(version > 1) }
}
