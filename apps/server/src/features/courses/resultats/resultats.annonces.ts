import type { Tx } from '@foulee/db/connect'
import { courses, organisateurMembres, profils, users } from '@foulee/db/schema'
import {
  type DecisionResultat,
  describeDecision,
  describeSujet,
  type SujetResultat,
} from '@foulee/domain/courses/revendication-resultat'
import { getNotifications } from '@foulee/domain/echanges/notification'
import { parisDate } from '@foulee/domain/heure-paris'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { queueMail } from '../../../mail/queue.ts'
import { addNotices } from '../../echanges/notifications/add-notices.ts'
import type { Epreuve } from './resultats.policy.ts'

type Reader = { users_id: number; email: string; prenom: string; wantsMail: boolean }

/** Members that are still here, with whether they want these mails. */
async function findReaders(tx: Tx, which: SQL): Promise<Reader[]> {
  const rows = await tx
    .selectDistinctOn([users.id], {
      users_id: users.id,
      email: users.email,
      prenom: users.prenom,
      choices: profils.notifications,
    })
    .from(users)
    .leftJoin(organisateurMembres, eq(organisateurMembres.users_id, users.id))
    .leftJoin(profils, eq(profils.users_id, users.id))
    .where(and(which, isNull(users.supprime_le)))
  return rows.map(({ choices, ...reader }) => ({
    ...reader,
    wantsMail: getNotifications(choices ?? {}).resultats,
  }))
}

/** « Le 10 km, Foulées du lac ». */
async function nameEpreuve(tx: Tx, { nom, courses_id }: Epreuve): Promise<string> {
  const [course] = await tx
    .select({ nom: courses.nom })
    .from(courses)
    .where(eq(courses.id, courses_id))
  return [nom, course?.nom].filter(Boolean).join(', ')
}

type News = { readers: Reader[]; cle: string; titre: string; texte: string; url: string; now: Date }

/** In the application, once for each `cle`. @returns who has it new and wants a mail too */
async function notify(tx: Tx, { readers, now, ...words }: News): Promise<Reader[]> {
  const told = await addNotices(
    tx,
    readers.map(({ users_id }) => ({
      ...words,
      users_id,
      kind: 'resultats',
      created_at: now.toISOString(),
    })),
  )
  return readers.filter(({ users_id, wantsMail }) => wantsMail && told.has(users_id))
}

/** Those who manage the race; the staff where it has nobody. */
async function findManagers(tx: Tx, { organisateurs_id }: Epreuve): Promise<Reader[]> {
  const members = await findReaders(tx, eq(organisateurMembres.organisateurs_id, organisateurs_id))
  return members.length ? members : findReaders(tx, eq(users.is_staff, true))
}

type Matter = { sujet: SujetResultat; cle: string; now: Date }

/**
 * Tells those who manage the race that something waits for them, or was done by who ran; of one
 * matter once a day, however often it is taken back and done again.
 */
export async function tellOrganisers(
  tx: Tx,
  epreuve: Epreuve,
  { sujet, cle, now }: Matter,
): Promise<void> {
  const name = await nameEpreuve(tx, epreuve)
  const page = `/contribution/courses/${epreuve.courses_id}/resultats?epreuve=${epreuve.id}`
  const readers = await notify(tx, {
    readers: await findManagers(tx, epreuve),
    cle: `resultat:${sujet}:${cle}:${parisDate(now)}`,
    ...describeSujet(sujet, name),
    url: page,
    now,
  })
  for (const { email: to, prenom } of readers) {
    const props = { prenom, epreuve: name, sujet, page }
    await queueMail(tx, { to, template: 'resultat-revendique', props })
  }
}

type Outcome = { id: number; users_id: number | null; decision: DecisionResultat; now: Date }

/** Tells a member what became of the line that is, or was said to be, theirs. `id` of what it is about. */
export async function tellClaimant(
  tx: Tx,
  epreuve: Epreuve,
  { id, users_id, decision, now }: Outcome,
): Promise<void> {
  if (users_id === null) return
  const name = await nameEpreuve(tx, epreuve)
  const page = `/courses/${epreuve.course_slug}/epreuves/${epreuve.id}/resultats`
  const readers = await notify(tx, {
    readers: await findReaders(tx, eq(users.id, users_id)),
    cle: `resultat:${id}:${decision}:${now.toISOString()}`,
    ...describeDecision(decision, name),
    url: page,
    now,
  })
  for (const { email: to, prenom } of readers) {
    const props = { prenom, epreuve: name, decision, page }
    await queueMail(tx, { to, template: 'resultat-decide', props })
  }
}
