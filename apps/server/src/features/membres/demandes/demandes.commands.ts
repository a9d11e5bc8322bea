import type { NewDemande } from '@foulee/contract/membres/demandes'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { demandes, journalStaff, users } from '@foulee/db/schema'
import { compactNumero, type TypeDemande } from '@foulee/domain/membres/demande'
import { and, eq, isNotNull } from 'drizzle-orm'
import { notifyDecision } from '#kernel/notifications/notify-decision.ts'

const compact = (numero: string | undefined) => (numero ? compactNumero(numero) : null)

function readFields(input: NewDemande): Omit<typeof demandes.$inferInsert, 'users_id'> {
  const { type, structure, ville, site, message } = input
  const common = { type, structure, ville, site, message: message || null }
  if (type === 'coach') {
    const { carte_pro, carte_pro_fin, diplome, assurance } = input
    return { ...common, carte_pro: compact(carte_pro), carte_pro_fin, diplome, assurance }
  }
  const { immatriculation, federation } = input
  return { ...common, immatriculation: compact(immatriculation), federation }
}

/**
 * @returns the request's id
 * @throws ApiError `demande_en_cours` while one of this type is pending; the unique index decides
 * under concurrency
 */
export async function createDemande(
  db: Db,
  users_id: number,
  input: NewDemande,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [demande] = await tx
      .insert(demandes)
      .values({ ...readFields(input), users_id, created_at: now.toISOString() })
      .onConflictDoNothing()
      .returning({ id: demandes.id })
    if (!demande) throw new ApiError('demande_en_cours')
    return demande.id
  })
}

type Decision = {
  id: number
  decision: 'acceptee' | 'refusee'
  motif?: string | undefined
  staff_id: number
  now: Date
}

/**
 * Decides once: request, rights and journal in one transaction.
 * @throws ApiError `demande_introuvable`, `demande_deja_decidee`, `demande_email_non_verifie`
 */
export async function decideDemande(db: Db, input: Decision): Promise<void> {
  const { id, decision, staff_id, now } = input
  const motif = input.motif || null
  await db.transaction(async (tx) => {
    const [demande] = await tx
      .update(demandes)
      .set({ etat: decision, motif, decided_at: now.toISOString(), decided_by: staff_id })
      .where(and(eq(demandes.id, id), eq(demandes.etat, 'en_attente')))
      .returning()
    if (!demande) throw await explain(tx, id)
    const { type, users_id } = demande
    if (decision === 'acceptee') await open(tx, users_id, type)
    await tx.insert(journalStaff).values({
      staff_id,
      action: decision === 'acceptee' ? 'demande.accepter' : 'demande.refuser',
      objet_id: id,
      details: { type, users_id, motif },
    })
    await notifyMember(tx, { id, users_id, now }, { type, decision, motif })
  })
}

async function explain(tx: Tx, id: number): Promise<ApiError> {
  const [row] = await tx.select({ id: demandes.id }).from(demandes).where(eq(demandes.id, id))
  return new ApiError(row ? 'demande_deja_decidee' : 'demande_introuvable')
}

const OPENS = { coach: { coach: true }, club: { type: 'club' } } as const satisfies Record<
  TypeDemande,
  Partial<typeof users.$inferInsert>
>

/** A badge needs a reachable member: the address must be verified. */
async function open(tx: Tx, users_id: number, type: TypeDemande): Promise<void> {
  const opened = await tx
    .update(users)
    .set(OPENS[type])
    .where(and(eq(users.id, users_id), isNotNull(users.email_verifie_le)))
    .returning({ id: users.id })
  if (!opened.length) throw new ApiError('demande_email_non_verifie')
  await invalidate(tx, [`profil:${users_id}`])
}

type DemandeDecision = { type: TypeDemande; decision: Decision['decision']; motif: string | null }

type DemandeRequest = { id: number; users_id: number; now: Date }

async function notifyMember(
  tx: Tx,
  { id, users_id, now }: DemandeRequest,
  verdict: DemandeDecision,
): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.id, users_id))
  if (!person) return
  const { email: to, prenom } = person
  const lettre = { to, template: 'demande-decidee', props: { prenom, ...verdict } } as const
  await notifyDecision(tx, { users_id, cle: `demande:${id}:${verdict.decision}`, lettre, now })
}
