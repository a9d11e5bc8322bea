import { announceChanges, type ChangeTag } from '@foulee/db/changes'
import type { Tx } from '@foulee/db/connect'
import {
  activites,
  audienceEvents,
  commentaires,
  comptesExternes,
  contactMessages,
  courseVersions,
  demandes,
  editionDemarches,
  externalFlows,
  invitations,
  jetons,
  liste,
  montres,
  notifications,
  organisateurInvitations,
  organisateurMembres,
  parcoursCarres,
  parcoursJournal,
  points,
  profilSocial,
  profils,
  revendications,
  secondsFacteurs,
  sessions,
  signalements,
  suivis,
  users,
} from '@foulee/db/schema'
import { takeTime } from '@foulee/db/take-time'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { queueRemoval } from '../../../images/retrait.ts'
import { tagsOf } from '../../../kinds/find-things.ts'
import type { Kinds } from '../../../kinds/kind.ts'
import { queueMail } from '../../../mail/queue.ts'
import type { Services } from '../../../services.ts'
import { eraseOrganisateurs } from './compte.erase-organisateurs.ts'
import { eraseParcours, lockParcours } from './compte.erase-parcours.ts'
import { eraseResultats } from './compte.erase-resultats.ts'
import { prepareReductions } from './compte.reduce-parcours.ts'

/** What stands where others still refer to somebody who left (produit 7.5). */
const NOM_SUPPRIME = 'Compte supprimé'

/** Tables whose rows are the member's own: they go whole. */
const OWN = [
  activites,
  parcoursCarres,
  montres,
  secondsFacteurs,
  sessions,
  jetons,
  comptesExternes,
  externalFlows,
  points,
  profilSocial,
  demandes,
  contactMessages,
  organisateurMembres,
  revendications,
  liste,
  notifications,
  profils,
] as const

type Context = Pick<Services, 'db' | 'config' | 'storage' | 'traces' | 'fichiers' | 'registry'>

/**
 * Erases a member: all that is personal goes, at once or not at all. The row stays without a name for
 * what others rely on: races, their journal, the staff's acts.
 */
export async function eraseCompte(context: Context, users_id: number, now: Date): Promise<void> {
  const prepared = await prepareReductions(context.db, context, users_id)
  await context.db.transaction(async (tx) => {
    await takeTime(tx)
    await lockParcours(tx, users_id)
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, users_id), isNull(users.supprime_le)))
      .for('update')
    if (!user) return
    // Once more: some may have been made until the account was locked.
    const routes = await lockParcours(tx, users_id)
    const left = await eraseParcours(tx, { ...context, prepared }, routes, now)
    await eraseResultats(tx, users_id)
    const managed = await eraseOrganisateurs(tx, context.config, user, now)
    const files = await eraseOwn(tx, users_id)
    const said = await eraseWords(tx, context.registry.kinds, users_id)
    await eraseLinks(tx, user)
    await tx
      .update(users)
      .set({ ...blankUser(users_id), supprime_le: now.toISOString() })
      .where(eq(users.id, users_id))
    await queueRemoval(tx, {
      folders: [...left.folders, ...managed, ...files.folders],
      originals: [...left.originals, ...files.originals],
    })
    await queueMail(tx, {
      to: user.email,
      template: 'compte-supprime',
      props: { prenom: user.prenom },
    })
    await announceChanges(tx, [`profil:${users_id}`, ...said])
  })
}

/** @returns the files that only these rows named */
async function eraseOwn(tx: Tx, users_id: number) {
  const [profil] = await tx.select().from(profils).where(eq(profils.users_id, users_id))
  const outings = await tx
    .select({ original: activites.original })
    .from(activites)
    .where(eq(activites.users_id, users_id))
  for (const table of OWN) await tx.delete(table).where(eq(table.users_id, users_id))
  return {
    folders: [profil?.avatar, profil?.public_banner].filter((folder) => folder != null),
    originals: outings.map(({ original }) => original),
  }
}

/** What was said to others stays, without a name. @returns what shows it */
async function eraseWords(tx: Tx, kinds: Kinds, users_id: number): Promise<ChangeTag[]> {
  const said = await tx
    .update(commentaires)
    .set({ users_id: null })
    .where(eq(commentaires.users_id, users_id))
    .returning({ model: commentaires.model, objet_id: commentaires.objet_id })
  await tx.update(signalements).set({ users_id: null }).where(eq(signalements.users_id, users_id))
  await tx
    .update(courseVersions)
    .set({ users_id: null })
    .where(eq(courseVersions.users_id, users_id))
  await tx
    .update(editionDemarches)
    .set({ users_id: null })
    .where(eq(editionDemarches.users_id, users_id))
  await tx
    .update(parcoursJournal)
    .set({ users_id: null })
    .where(eq(parcoursJournal.users_id, users_id))
  return said.flatMap(({ model, objet_id }) => tagsOf(kinds, { kind: model, id: objet_id }))
}

/** What ties the member to others, and what waits in the queue for the address. */
async function eraseLinks(tx: Tx, { id, email }: { id: number; email: string }): Promise<void> {
  await tx.delete(suivis).where(or(eq(suivis.users_id, id), eq(suivis.suivi_id, id)))
  await tx
    .delete(invitations)
    .where(or(eq(invitations.users_id, id), sql`lower(${invitations.email}) = lower(${email})`))
  await tx.update(invitations).set({ accepted_by: null }).where(eq(invitations.accepted_by, id))
  await tx
    .delete(organisateurInvitations)
    .where(
      or(
        eq(organisateurInvitations.users_id, id),
        sql`lower(${organisateurInvitations.email}) = lower(${email})`,
      ),
    )
  await tx
    .update(organisateurInvitations)
    .set({ accepted_by: null })
    .where(eq(organisateurInvitations.accepted_by, id))
  await tx.update(audienceEvents).set({ users_id: null }).where(eq(audienceEvents.users_id, id))
  await tx.execute(sql`delete from pgboss.job
    where lower(data->>'to') = lower(${email}) or lower(data->>'email') = lower(${email})`)
}

/** The address can receive nothing: `.invalid` is nobody's (RFC 2606). */
const blankUser = (id: number) => ({
  email: `supprime-${id}@compte.invalid`,
  email_attendu: null,
  email_verifie_le: null,
  password_hash: null,
  prenom: '',
  nom: NOM_SUPPRIME,
  nom_change_le: null,
  type: 'athlete' as const,
  is_staff: false,
  parcours: false,
  organisateur: false,
  agence: false,
  coach: false,
  premium_jusqua: null,
  suspendu_le: null,
  suspendu_motif: null,
  suspendu_par: null,
})
