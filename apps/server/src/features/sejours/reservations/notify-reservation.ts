import type { Tx } from '@foulee/db/connect'
import {
  type Circonstances,
  describeForAgence,
  describeForMember,
  type Nouvelle,
} from '@foulee/domain/sejours/reservation-mots'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { ofAgence } from '#features/sejours/agences/agences.membership.ts'
import { notifyMembers } from '#kernel/notifications/notify-members.ts'
import type { LockedDepart } from './places.ts'

type ReservationNotice = {
  nouvelle: Nouvelle
  users_id: number | null
  /** Subject of the notice, `reservation:12`, for deduplication. */
  objet: string
  url: string
  circonstances: Pick<Circonstances, 'nb_places' | 'jusqu_au' | 'frais'>
  motif?: string | null
  now: Date
}

/** Notifies member and agency, by notice and mail, once, in the caller's transaction. */
export async function notifyReservation(
  tx: Tx,
  locked: LockedDepart,
  notice: ReservationNotice,
): Promise<void> {
  const { voyage, depart } = locked
  const { nouvelle, users_id } = notice
  const circonstances: Circonstances = {
    sejour: voyage.titre || SANS_TITRE,
    debut: depart.debut,
    fin: depart.fin,
    ...notice.circonstances,
  }
  const forMember = describeForMember(nouvelle, circonstances)
  if (users_id && forMember) await write(tx, [users_id], { ...notice, ...forMember })
  const forAgence = describeForAgence(nouvelle, circonstances)
  if (!forAgence) return
  const readers = await ofAgence.findMembers(tx, voyage.agences_id)
  const url = `/contribution/sejours/${voyage.id}/depart/${depart.id}`
  const ids = readers.map((reader) => reader.users_id)
  await write(tx, ids, { ...notice, ...forAgence, url })
}

type Words = { titre: string; texte: string }

/** Both sides always get a mail, whatever their settings. */
const write = (
  tx: Tx,
  readers: readonly number[],
  notice: ReservationNotice & Words,
): Promise<void> => {
  const { nouvelle, objet, titre, texte, url, motif, now } = notice
  const nouvelles = [{ cle: `${objet}:${nouvelle}:${url}`, titre, texte, citation: motif, url }]
  return notifyMembers(tx, {
    kind: 'sejours',
    le: now,
    lecteurs: readers.map((users_id) => ({
      users_id,
      nouvelles,
      mail: { bouton: 'Voir la réservation' },
      isOwed: true,
    })),
  })
}
