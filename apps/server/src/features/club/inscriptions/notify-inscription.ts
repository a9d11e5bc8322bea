import type { Tx } from '@foulee/db/connect'
import { describeNouvelle, type Nouvelle } from '@foulee/domain/club/inscription-mots'
import { notifyMembers } from '#kernel/notifications/notify-members.ts'
import type { LockedDate } from './dates.ts'

type InscriptionNotice = {
  nouvelle: Nouvelle
  users_id: number | null
  /** Subject of the notice, `inscription:12`, for deduplication. */
  objet: string
  jusqu_au?: Date
  now: Date
}

export async function notifyInscription(
  tx: Tx,
  { evenement, date }: LockedDate,
  notice: InscriptionNotice,
): Promise<void> {
  const { nouvelle, users_id, objet, jusqu_au, now } = notice
  if (!users_id) return
  const words = describeNouvelle(nouvelle, {
    titre: evenement.titre,
    debut: new Date(date.debut),
    fuseau: evenement.fuseau,
    ...(jusqu_au && { jusqu_au }),
  })
  const url = `/evenements/${evenement.slug}/inscription/${date.id}`
  await notifyMembers(tx, {
    kind: 'evenements',
    le: now,
    lecteurs: [
      {
        users_id,
        nouvelles: [{ cle: `${objet}:${nouvelle}`, ...words, url }],
        mail: { bouton: 'Voir l’évènement' },
        isOwed: true,
      },
    ],
  })
}
