import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { journalStaff, signalements } from '@foulee/db/schema'
import type { ModelSignalement, MotifSignalement } from '@foulee/domain/echanges/avis'
import { and, eq, sql } from 'drizzle-orm'
import { mailReporters } from '#features/echanges/commentaires/commentaires.mails.ts'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { findEntity, getEntityType } from '#kernel/entity-types/find-entities.ts'
import type { User } from '#platform/http/user.ts'

type NewSignalement = {
  model: ModelSignalement
  id: number
  motif: MotifSignalement
  texte: string
}

/** Reports an object, once per member; a repetition reopens the report with the new text. */
export async function reportObjet(
  { db, kinds }: { db: Db; kinds: EntityTypes },
  users_id: number,
  { model, id: objet_id, motif, texte }: NewSignalement,
  now: Date,
): Promise<void> {
  const fields = { motif, texte: texte || null, created_at: now.toISOString() }
  await db.transaction(async (tx) => {
    await tx
      .insert(signalements)
      .values({ model, objet_id, users_id, ...fields })
      .onConflictDoUpdate({
        target: [signalements.model, signalements.objet_id, signalements.users_id],
        set: { ...fields, etat: 'ouvert', decided_at: null, decided_by: null },
      })
    await getEntityType(kinds, model).reported?.storeReported(tx, objet_id, now)
  })
}

type Decision = {
  id: number
  decision: 'retenu' | 'rejete'
  motif: string
  user: User
  now: Date
}

/**
 * Decides once. An upheld report hides its object where the kind allows, and settles its other
 * reports; reporters are notified either way.
 * @throws ApiError `signalement_introuvable`, `signalement_deja_decide`
 */
export async function decideSignalement(
  { db, kinds }: { db: Db; kinds: EntityTypes },
  input: Decision,
): Promise<void> {
  const { id, decision, motif, user, now } = input
  const staff_id = user.id
  await db.transaction(async (tx) => {
    await lockSignalements(tx, id)
    const [report] = await tx
      .update(signalements)
      .set({ etat: decision, decided_at: now.toISOString(), decided_by: staff_id })
      .where(and(eq(signalements.id, id), eq(signalements.etat, 'ouvert')))
      .returning()
    if (!report) throw await explain(tx, id)
    const { model, objet_id } = report
    const entity = await findEntity(tx, kinds, { kind: model, id: objet_id })
    const { withdraw, reported } = getEntityType(kinds, model)
    const settled: number[] = []
    if (decision === 'retenu' && entity && withdraw) {
      await withdraw(tx, { id: objet_id, motif, user, now }, kinds)
      settled.push(...(await settleOthers(tx, report, { staff_id, now })))
    }
    if (reported && !(await isWaiting(tx, report))) await reported.letGo(tx, objet_id)
    await tx.insert(journalStaff).values({
      staff_id,
      action: decision === 'retenu' ? 'signalement.retenir' : 'signalement.rejeter',
      objet_id: id,
      details: { model, objet_id, motif: motif || null },
    })
    const titre = entity?.titre ?? 'un contenu retiré depuis'
    const reporters = report.users_id === null ? [] : [report.users_id]
    await mailReporters(tx, [...reporters, ...settled], {
      titre,
      retenu: decision === 'retenu',
      motif,
    })
  })
}

/**
 * Locks all reports of the object by id, before the object itself: serialises two decisions on it.
 */
async function lockSignalements(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`
    select g.id from signalements g join signalements s on s.model = g.model and s.objet_id = g.objet_id
    where s.id = ${id} order by g.id for update of g`)
}

async function isWaiting(tx: Tx, { model, objet_id }: typeof signalements.$inferSelect) {
  const [open] = await tx
    .select({ id: signalements.id })
    .from(signalements)
    .where(
      and(
        eq(signalements.model, model),
        eq(signalements.objet_id, objet_id),
        eq(signalements.etat, 'ouvert'),
      ),
    )
    .limit(1)
  return open !== undefined
}

async function settleOthers(
  tx: Tx,
  { model, objet_id }: typeof signalements.$inferSelect,
  { staff_id, now }: { staff_id: number; now: Date },
): Promise<number[]> {
  const settled = await tx
    .update(signalements)
    .set({ etat: 'retenu', decided_at: now.toISOString(), decided_by: staff_id })
    .where(
      and(
        eq(signalements.model, model),
        eq(signalements.objet_id, objet_id),
        eq(signalements.etat, 'ouvert'),
      ),
    )
    .returning({ users_id: signalements.users_id })
  return settled.flatMap(({ users_id }) => users_id ?? [])
}

async function explain(tx: Tx, id: number): Promise<ApiError> {
  const [row] = await tx
    .select({ id: signalements.id })
    .from(signalements)
    .where(eq(signalements.id, id))
  return new ApiError(row ? 'signalement_deja_decide' : 'signalement_introuvable')
}
