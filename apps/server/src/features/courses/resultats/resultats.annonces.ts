import type { Tx } from '@foulee/db/connect'
import { courses, users } from '@foulee/db/schema'
import {
  type DecisionResultat,
  describeDecision,
  describeSujet,
  type SujetResultat,
} from '@foulee/domain/courses/revendication-resultat'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, eq, isNull } from 'drizzle-orm'
import { notifyMembers } from '#kernel/notifications/notify-members.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import type { Epreuve } from './resultats.policy.ts'

async function getEpreuveName(tx: Tx, { nom, courses_id }: Epreuve): Promise<string> {
  const [course] = await tx
    .select({ nom: courses.nom })
    .from(courses)
    .where(eq(courses.id, courses_id))
  return [nom, course?.nom].filter(Boolean).join(', ')
}

type News = {
  readers: readonly number[]
  cle: string
  titre: string
  texte: string
  url: string
  bouton: string
  now: Date
}

const notify = (tx: Tx, { readers, bouton, now, ...nouvelle }: News) =>
  notifyMembers(tx, {
    kind: 'resultats',
    le: now,
    lecteurs: readers.map((users_id) => ({ users_id, nouvelles: [nouvelle], mail: { bouton } })),
  })

async function findManagers(tx: Tx, { organisateurs_id }: Epreuve): Promise<number[]> {
  const members = await ofOrganisateur.findMembers(tx, organisateurs_id)
  if (members.length) return members.map(({ users_id }) => users_id)
  const isStaff = and(eq(users.is_staff, true), isNull(users.supprime_le))
  const staff = await tx.select({ id: users.id }).from(users).where(isStaff)
  return staff.map(({ id }) => id)
}

type Matter = { sujet: SujetResultat; cle: string; now: Date }

/**
 * Notifies the race's managers of a question or an act of a runner, once a day for each subject.
 */
export async function notifyOrganisers(
  tx: Tx,
  epreuve: Epreuve,
  { sujet, cle, now }: Matter,
): Promise<void> {
  const name = await getEpreuveName(tx, epreuve)
  await notify(tx, {
    readers: await findManagers(tx, epreuve),
    cle: `resultat:${sujet}:${cle}:${parisDate(now)}`,
    ...describeSujet(sujet, name),
    url: `/contribution/courses/${epreuve.courses_id}/resultats?epreuve=${epreuve.id}`,
    bouton: sujet === 'lien' || sujet === 'opposition' ? 'Répondre' : 'Voir',
    now,
  })
}

type Outcome = { id: number; users_id: number | null; decision: DecisionResultat; now: Date }

export async function notifyClaimant(
  tx: Tx,
  epreuve: Epreuve,
  { id, users_id, decision, now }: Outcome,
): Promise<void> {
  if (users_id === null) return
  const name = await getEpreuveName(tx, epreuve)
  await notify(tx, {
    readers: [users_id],
    cle: `resultat:${id}:${decision}:${now.toISOString()}`,
    ...describeDecision(decision, name),
    url: `/courses/${epreuve.course_slug}/epreuves/${epreuve.id}/resultats`,
    bouton: 'Voir les résultats',
    now,
  })
}
