import type { MonSondage } from '@foulee/contract/club/sondages'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { sondageReponses, sondages } from '@foulee/db/schema'
import { getStatutSondage, readReponses } from '@foulee/domain/club/sondage'
import { SEUIL, summarizeResultats } from '@foulee/domain/club/sondage-resultats'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, eq } from 'drizzle-orm'
import { awardPoints } from '#kernel/points/points.award.ts'
import { presentMine, type SondageRow } from './sondages.presenter.ts'
import { findReponse, getSondage } from './sondages.queries.ts'

type SondageAnswer = {
  users_id: number
  version: number
  fields: Record<string, unknown>
  now: Date
}

export async function storeReponse(
  db: Db,
  key: string,
  { users_id, version, fields, now }: SondageAnswer,
): Promise<MonSondage> {
  return db.transaction(async (tx) => {
    const found = await getSondage(tx, key)
    // Serialises answers: the published results are counted from all of them.
    const [row] = await tx.select().from(sondages).where(eq(sondages.id, found.id)).for('update')
    if (!row) throw new ApiError('sondage_introuvable')
    assertOpen(row, now)
    if (version !== row.version) throw new ApiError('sondage_change')
    const { reponses, textes, errors } = readReponses(row.questions, fields)
    if (Object.keys(errors).length) throw new ApiError('champs_invalides', { errors })
    const updated_at = now.toISOString()
    const answer = { reponses, textes, updated_at, est_nouvelle: true }
    await tx
      .insert(sondageReponses)
      .values({ ...answer, sondages_id: row.id, users_id, created_at: updated_at })
      .onConflictDoUpdate({
        target: [sondageReponses.sondages_id, sondageReponses.users_id],
        set: answer,
      })
    const paid =
      row.points > 0 && (await awardPoints(tx, users_id, 'sondage_repondu', row.id, row.points))
    const resultats = await renewResultats(tx, row)
    const reponse = await findReponse(tx, row.id, users_id)
    return presentMine({ ...row, resultats }, reponse, {
      now,
      points_gagnes: paid ? row.points : 0,
    })
  })
}

function assertOpen(row: SondageRow, now: Date): void {
  const statut = getStatutSondage(row, now)
  if (statut === 'ouvert') return
  const jour = (instant: string) => formatDateLongue(parisDate(new Date(instant)))
  const over =
    now >= new Date(row.fin)
      ? `Ce sondage est terminé depuis le ${jour(row.fin)}.`
      : 'Ce sondage a été clos avant sa fin.'
  const message = statut === 'a_venir' ? `Ce sondage ouvre le ${jour(row.debut)}.` : over
  throw new ApiError('sondage_hors_periode', { message })
}

/**
 * Recounts after five new or changed answers: two successive results never differ by one person.
 */
export async function renewResultats(tx: Tx, row: SondageRow): Promise<SondageRow['resultats']> {
  const { sondages_id, est_nouvelle, reponses } = sondageReponses
  const isNew = and(eq(sondages_id, row.id), eq(est_nouvelle, true))
  if ((await tx.$count(sondageReponses, isNew)) < SEUIL) return row.resultats
  const answers = await tx.select({ reponses }).from(sondageReponses).where(eq(sondages_id, row.id))
  const resultats = summarizeResultats(
    row.questions,
    answers.map((answer) => answer.reponses),
  )
  await tx.update(sondages).set({ resultats }).where(eq(sondages.id, row.id))
  await tx.update(sondageReponses).set({ est_nouvelle: false }).where(isNew)
  return resultats
}
