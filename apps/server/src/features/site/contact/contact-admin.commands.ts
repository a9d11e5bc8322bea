import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { contactMessages, contactSuites } from '@foulee/db/schema'
import { CONTACT_SUJETS } from '@foulee/domain/site/contact'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { canDeliver } from '#kernel/mail/budget.ts'
import { queueMail } from '#kernel/mail/queue.ts'
import { recordStaffAction, type Staff } from '#kernel/moderation/staff-journal.ts'
import { toIso } from '#platform/db/dates.ts'
import type { RateLimits } from '#platform/http/rate-limits.ts'

const ANSWERED_MEANWHILE =
  'Quelqu’un d’autre de l’équipe s’est occupé de ce message entre-temps. Rouvrez-le\u00a0: votre texte y est encore.'
const NO_ROOM =
  'Cette adresse, que personne n’a vérifiée, a reçu assez d’emails de Foulée aujourd’hui. Votre réponse n’est pas partie\u00a0: renvoyez-la demain.'

async function lock(tx: Tx, id: number, version?: number) {
  const [row] = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update')
  if (!row) throw new ApiError('message_introuvable')
  if (version !== undefined && version !== row.version) {
    throw new ApiError('version_depassee', { message: ANSWERED_MEANWHILE })
  }
  return row
}

type Suite = typeof contactSuites.$inferInsert
const addSuite = (tx: Tx, { staff_id, now }: Staff, suite: Omit<Suite, 'users_id'>) =>
  tx.insert(contactSuites).values({ ...suite, users_id: staff_id, created_at: now.toISOString() })

export async function openContact(db: Db, id: number, staff: Staff): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx, id)
    await tx
      .update(contactMessages)
      .set({ lu_le: staff.now.toISOString() })
      .where(and(eq(contactMessages.id, id), isNull(contactMessages.lu_le)))
    await recordStaffAction(tx, staff, 'contact.lire', { id })
  })
}

type Answering = { db: Db; limits: RateLimits; team: string | null }

/**
 * Mails and stores the answer in one transaction. The address is unproved and may be a stranger's:
 * the daily limit of mails applies, and staff is told (produit 7.25).
 * @throws ApiError `message_introuvable`, `version_depassee`, `trop_de_demandes`
 */
export async function answerContact(
  { db, limits, team }: Answering,
  { id, texte, version }: { id: number } & Body<'POST /api/admin/contact/repondre/{id}'>,
  staff: Staff,
): Promise<void> {
  const [row] = await db
    .select({ email: contactMessages.email })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
  if (row && !(await canDeliver({ db, limits }, row.email))) {
    throw new ApiError('trop_de_demandes', { message: NO_ROOM })
  }
  await db.transaction(async (tx) => {
    const { nom, email, sujet, message, created_at } = await lock(tx, id, version)
    await addSuite(tx, staff, { contact_messages_id: id, type: 'reponse', texte })
    await tx
      .update(contactMessages)
      .set({ etat: 'repondu', version: version + 1, lu_le: staff.now.toISOString() })
      .where(eq(contactMessages.id, id))
    await recordStaffAction(tx, staff, 'contact.repondre', { id })
    await queueMail(tx, {
      to: email,
      template: 'contact-reponse',
      props: {
        nom,
        sujet: CONTACT_SUJETS[sujet],
        message,
        le: toIso(created_at),
        reponse: texte,
        canReply: team !== null,
      },
      ...(team && { replyTo: team }),
    })
  })
}

/**
 * Notes are appended without a version: they conflict with nothing.
 * @throws ApiError `message_introuvable`
 */
export async function addNote(
  db: Db,
  { id, texte }: { id: number; texte: string },
  staff: Staff,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx, id)
    await addSuite(tx, staff, { contact_messages_id: id, type: 'note', texte })
    await recordStaffAction(tx, staff, 'contact.noter', { id })
  })
}

const ACTS = {
  nouveau: 'contact.rouvrir',
  clos: 'contact.clore',
  indesirable: 'contact.indesirable',
} as const

export async function fileContact(
  db: Db,
  { id, etat, version }: { id: number } & Body<'POST /api/admin/contact/ranger/{id}'>,
  staff: Staff,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx, id, version)
    await tx
      .update(contactMessages)
      .set({ etat, version: sql`${contactMessages.version} + 1` })
      .where(eq(contactMessages.id, id))
    await recordStaffAction(tx, staff, ACTS[etat], { id })
  })
}
