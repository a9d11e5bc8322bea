import type { Tx } from '@foulee/db/connect'
import { courses, organisateurMembres, profils, users } from '@foulee/db/schema'
import { parisDate } from '@foulee/domain/heure-paris'
import { getNotifications } from '@foulee/domain/notification'
import {
  type DecisionResultat,
  describeDecision,
  describeWaitingClaim,
} from '@foulee/domain/revendication-resultat'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { queueMail } from '../../mail/queue.ts'
import { addNotices } from '../notifications/add-notices.ts'
import type { Epreuve, ResultatRow } from './resultats.policy.ts'

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

type Line = Pick<ResultatRow, 'id'>

/**
 * Tells those who manage the race that a claim of a line waits for them; of one member and line once
 * a day, however often it is given back and claimed again.
 */
export async function tellOrganisers(
  tx: Tx,
  epreuve: Epreuve,
  { line, users_id, now }: { line: Line; users_id: number; now: Date },
): Promise<void> {
  const name = await nameEpreuve(tx, epreuve)
  const page = `/contribution/courses/${epreuve.courses_id}/resultats?epreuve=${epreuve.id}`
  const readers = await notify(tx, {
    readers: await findReaders(
      tx,
      eq(organisateurMembres.organisateurs_id, epreuve.organisateurs_id),
    ),
    cle: `resultat:${line.id}:attend:${users_id}:${parisDate(now)}`,
    ...describeWaitingClaim(name),
    url: page,
    now,
  })
  for (const { email: to, prenom } of readers) {
    await queueMail(tx, {
      to,
      template: 'resultat-revendique',
      props: { prenom, epreuve: name, page },
    })
  }
}

/** Tells whoever claimed a line what the organiser did with it. */
export async function tellClaimant(
  tx: Tx,
  epreuve: Epreuve,
  { line, decision, now }: { line: ResultatRow; decision: DecisionResultat; now: Date },
): Promise<void> {
  if (line.users_id === null) return
  const name = await nameEpreuve(tx, epreuve)
  const page = `/courses/${epreuve.course_slug}/epreuves/${epreuve.id}/resultats`
  const readers = await notify(tx, {
    readers: await findReaders(tx, eq(users.id, line.users_id)),
    cle: `resultat:${line.id}:${decision}:${now.toISOString()}`,
    ...describeDecision(decision, name),
    url: page,
    now,
  })
  for (const { email: to, prenom } of readers) {
    const props = { prenom, epreuve: name, decision, page }
    await queueMail(tx, { to, template: 'resultat-decide', props })
  }
}
