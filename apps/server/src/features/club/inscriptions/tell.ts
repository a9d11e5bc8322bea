import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { describeNouvelle, type Nouvelle } from '@foulee/domain/club/inscription-mots'
import { and, eq, isNull } from 'drizzle-orm'
import { queueMail } from '../../../mail/queue.ts'
import { addNotices } from '../../echanges/notifications/add-notices.ts'
import type { LockedDate } from './dates.ts'

type Told = {
  nouvelle: Nouvelle
  /** Null once their account is erased. */
  users_id: number | null
  /** What it is about, so that it is told once: `inscription:12`. */
  objet: string
  /** Until when an offer stands. */
  jusqu_au?: Date
  now: Date
}

/** Tells a member what happened to their place: a notice and a mail, once, in the transaction that does it. */
export async function tell(tx: Tx, { evenement, date }: LockedDate, told: Told): Promise<void> {
  const { nouvelle, users_id, objet, jusqu_au, now } = told
  if (!users_id) return
  const [member] = await tx
    .select({ email: t.users.email, prenom: t.users.prenom })
    .from(t.users)
    .where(and(eq(t.users.id, users_id), isNull(t.users.supprime_le)))
  if (!member) return
  const words = describeNouvelle(nouvelle, {
    titre: evenement.titre,
    debut: new Date(date.debut),
    fuseau: evenement.fuseau,
    ...(jusqu_au && { jusqu_au }),
  })
  const url = `/evenements/${evenement.slug}/inscription/${date.id}`
  const isTold = await addNotices(tx, [
    {
      users_id,
      kind: 'evenements',
      cle: `${objet}:${nouvelle}`,
      ...words,
      url,
      created_at: now.toISOString(),
    },
  ])
  if (!isTold.size) return
  const { email, prenom } = member
  const props = { prenom, ...words, page: url, bouton: 'Voir l’évènement' }
  await queueMail(tx, { to: email, template: 'reservation', props })
}
