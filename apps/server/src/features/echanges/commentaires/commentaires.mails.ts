import type { Tx } from '@foulee/db/connect'
import { profils, users } from '@foulee/db/schema'
import { getNotifications } from '@foulee/domain/echanges/notification'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { findOwners } from '../../../kinds/find-things.ts'
import type { Kinds, Thing } from '../../../kinds/kind.ts'
import { queueMail } from '../../../mail/queue.ts'
import { addNotices } from '../notifications/add-notices.ts'

type Reader = { email: string; prenom: string; wantsMail: boolean }

/** The members among these whose account is still there. */
async function findReaders(tx: Tx, ids: readonly number[]): Promise<Reader[]> {
  if (!ids.length) return []
  const rows = await tx
    .select({ email: users.email, prenom: users.prenom, notifications: profils.notifications })
    .from(users)
    .leftJoin(profils, eq(profils.users_id, users.id))
    .where(and(inArray(users.id, [...ids]), isNull(users.supprime_le)))
  return rows.map(({ notifications, ...reader }) => ({
    ...reader,
    wantsMail: getNotifications(notifications ?? {}).avis,
  }))
}

const toAvis = ({ url }: Thing) => `${url}#avis`

type Said = { auteur: string; texte: string; note: number | null }

/** Tells the owners of a new comment, unless they want none of these mails. */
export async function tellOwners(tx: Tx, kinds: Kinds, thing: Thing, said: Said): Promise<void> {
  const readers = await findReaders(tx, await findOwners(tx, kinds, thing))
  for (const { email: to, prenom } of readers.filter(({ wantsMail }) => wantsMail)) {
    const props = { prenom, titre: thing.titre, page: toAvis(thing), ...said }
    await queueMail(tx, { to, template: 'commentaire-recu', props })
  }
}

/** Tells whoever wrote something that somebody wrote under it; of one's own words one knows. */
export async function tellThread(
  tx: Tx,
  kinds: Kinds,
  thing: Thing,
  { id, users_id, auteur, texte }: Said & { id: number; users_id: number },
): Promise<void> {
  const owners = (await findOwners(tx, kinds, thing)).filter((owner) => owner !== users_id)
  await addNotices(
    tx,
    owners.map((owner) => ({
      users_id: owner,
      kind: 'avis',
      cle: `commentaire:${id}`,
      titre: `${auteur} a commenté votre publication`,
      texte: texte.length > 200 ? `${texte.slice(0, 199)}…` : texte,
      url: `${thing.url}#avis-${id}`,
    })),
  )
}

/** Tells the author of a comment that it was answered, unless they want none of these mails. */
export async function tellAnswered(
  tx: Tx,
  thing: Thing,
  { users_id, reponse }: { users_id: number | null; reponse: string },
): Promise<void> {
  const [reader] = users_id === null ? [] : await findReaders(tx, [users_id])
  if (!reader?.wantsMail) return
  const props = { prenom: reader.prenom, titre: thing.titre, page: toAvis(thing), reponse }
  await queueMail(tx, { to: reader.email, template: 'commentaire-reponse', props })
}

/** The statement of reasons is owed whatever mails one wants. */
export async function tellHidden(
  tx: Tx,
  thing: Thing,
  { users_id, motif, texte }: { users_id: number | null; motif: string; texte: string },
): Promise<void> {
  const [reader] = users_id === null ? [] : await findReaders(tx, [users_id])
  if (!reader) return
  const props = { prenom: reader.prenom, titre: thing.titre, page: toAvis(thing), motif, texte }
  await queueMail(tx, { to: reader.email, template: 'commentaire-masque', props })
}

type Outcome = { titre: string; retenu: boolean; motif: string }

/** Tells those who reported something what became of it. */
export async function tellReporters(
  tx: Tx,
  ids: readonly number[],
  { motif, ...outcome }: Outcome,
): Promise<void> {
  for (const { email: to, prenom } of await findReaders(tx, ids)) {
    const props = { prenom, ...outcome, motif: motif || null }
    await queueMail(tx, { to, template: 'signalement-decide', props })
  }
}
