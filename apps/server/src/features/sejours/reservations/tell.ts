import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import {
  type Circonstances,
  describeForAgence,
  describeForMember,
  type Nouvelle,
} from '@foulee/domain/sejours/reservation-mots'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { and, eq, isNull } from 'drizzle-orm'
import { queueMail } from '../../../mail/queue.ts'
import { addNotices } from '../../echanges/notifications/add-notices.ts'
import { ofAgence } from '../agences/agences.membership.ts'
import type { LockedDepart } from './places.ts'

type Told = {
  nouvelle: Nouvelle
  /** Who booked or waits; null once their account is erased. */
  users_id: number | null
  /** What it is about, so that it is told once: `reservation:12`. */
  objet: string
  /** Its page for the member; the agency reads it on the desk of the departure. */
  url: string
  circonstances: Pick<Circonstances, 'nb_places' | 'jusqu_au' | 'frais'>
  /** The other side's words. */
  motif?: string | null
  now: Date
}

type Reader = { users_id: number; email: string; prenom: string }

/**
 * Tells whoever booked, and the agency, what happened: a notice and a mail each, in the transaction that
 * does it. Each side is told what the other did, once.
 */
export async function tell(tx: Tx, locked: LockedDepart, told: Told): Promise<void> {
  const { voyage, depart } = locked
  const { nouvelle, users_id } = told
  const [member] = users_id
    ? await tx
        .select({ users_id: t.users.id, email: t.users.email, prenom: t.users.prenom })
        .from(t.users)
        .where(and(eq(t.users.id, users_id), isNull(t.users.supprime_le)))
    : []
  const circonstances: Circonstances = {
    sejour: voyage.titre || SANS_TITRE,
    debut: depart.debut,
    fin: depart.fin,
    ...told.circonstances,
  }
  const forMember = describeForMember(nouvelle, circonstances)
  if (member && forMember) await write(tx, [member], { ...told, ...forMember })
  const forAgence = describeForAgence(nouvelle, circonstances)
  if (!forAgence) return
  const readers = await ofAgence.findMembers(tx, voyage.agences_id)
  const url = `/contribution/sejours/${voyage.id}/depart/${depart.id}`
  await write(tx, readers, { ...told, ...forAgence, url })
}

type Words = { titre: string; texte: string }

/** Who has that notice already has had the mail too. */
async function write(tx: Tx, readers: readonly Reader[], told: Told & Words): Promise<void> {
  const { nouvelle, objet, titre, texte, url, motif, now } = told
  const notice = {
    kind: 'sejours',
    cle: `${objet}:${nouvelle}:${url}`,
    titre,
    texte: motif ? `${texte} «\u00a0${motif}\u00a0»` : texte,
    url,
    created_at: now.toISOString(),
  }
  const isTold = await addNotices(
    tx,
    readers.map(({ users_id }) => ({ ...notice, users_id })),
  )
  for (const { users_id, email, prenom } of readers) {
    if (!isTold.has(users_id)) continue
    const props = { prenom, titre, texte, page: url, ...(motif && { motif }) }
    await queueMail(tx, { to: email, template: 'reservation', props })
  }
}
