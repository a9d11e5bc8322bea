import type { Body } from '@foulee/contract/call'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { User } from '../../../http/user.ts'
import { queueMail } from '../../../mail/queue.ts'
import { noteStaff } from '../reservations/reservations.journal.ts'
import { getOwnedDepart } from './bureau.queries.ts'

type Message = Body<'POST /api/voyages/depart/{id}/message'> & { id: number; user: User }

/**
 * Writes to all whose request or booking stands; what they answer goes to the agency.
 * @returns to how many bookings @throws ApiError `disponibilite_introuvable`
 */
export async function writeToAll(db: Db, { id, user, sujet, texte }: Message): Promise<number> {
  const { voyage, agence } = await getOwnedDepart(db, user, id)
  return db.transaction(async (tx) => {
    const readers = await tx
      .select({ id: t.reservations.id, email: t.users.email, prenom: t.users.prenom })
      .from(t.reservations)
      .innerJoin(t.users, eq(t.users.id, t.reservations.users_id))
      .where(
        and(
          eq(t.reservations.disponibilites_id, id),
          inArray(t.reservations.etat, ['demande', 'confirmee', 'terminee']),
          isNull(t.users.supprime_le),
        ),
      )
      .orderBy(asc(t.reservations.id))
    const sejour = voyage.titre || SANS_TITRE
    for (const { id: booking, email, prenom } of readers) {
      const page = `/mes-reservations/${booking}`
      await queueMail(tx, {
        to: email,
        template: 'depart-message',
        props: { prenom, sejour, agence: agence.nom, sujet, texte, page },
        replyTo: agence.email ?? user.email,
      })
    }
    await noteStaff(tx, {
      user,
      agences_id: agence.id,
      action: 'depart.ecrire',
      objet_id: id,
      details: { sujet, nb: readers.length },
    })
    return readers.length
  })
}
