import type { AdminSondage, MonSondage, Sondage, SondageCard } from '@foulee/contract/club/sondages'
import type { sondageReponses, sondages } from '@foulee/db/schema'
import { getStatutSondage } from '@foulee/domain/club/sondage'
import { toIso } from '#platform/db/dates.ts'

export type SondageRow = typeof sondages.$inferSelect
export type ReponseRow = typeof sondageReponses.$inferSelect

export const presentCard = (row: SondageRow, now: Date): SondageCard => ({
  id: row.id,
  slug: row.slug,
  titre: row.titre,
  description: row.description,
  debut: toIso(row.debut),
  fin: toIso(row.fin),
  points: row.points,
  nb_questions: row.questions.length,
  statut: getStatutSondage(row, now),
})

export const presentSondage = (row: SondageRow, now: Date): Sondage => ({
  ...presentCard(row, now),
  questions: row.questions,
  version: row.version,
})

export const presentMine = (
  row: SondageRow,
  reponse: ReponseRow | null,
  { now, points_gagnes = 0 }: { now: Date; points_gagnes?: number },
): MonSondage => ({
  sondage: presentSondage(row, now),
  reponse: reponse && {
    reponses: reponse.reponses,
    textes: reponse.textes,
    repondu_le: toIso(reponse.created_at),
    modifie_le: toIso(reponse.updated_at),
  },
  resultats: reponse ? row.resultats : null,
  points_gagnes,
})

export const presentAdmin = (row: SondageRow, nb_reponses: number, now: Date): AdminSondage => ({
  ...presentCard(row, now),
  etat: row.etat,
  nb_reponses,
  created_at: toIso(row.created_at),
})
