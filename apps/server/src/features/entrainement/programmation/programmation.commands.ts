import type { Demande } from '@foulee/contract/entrainement/programmation'
import { ApiError } from '@foulee/contract/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { entrainements, planParutions, planSuivis } from '@foulee/db/schema'
import { formatDateLongue } from '@foulee/domain/date'
import type { SeancePlacee } from '@foulee/domain/entrainement/plan'
import { parisDate } from '@foulee/domain/heure-paris'
import { isPublished } from '@foulee/domain/publication'
import { and, eq, gte, isNotNull, lt } from 'drizzle-orm'
import type { User } from '../../../http/user.ts'
import { toContentColumns } from '../entrainements/content-columns.ts'
import type { EntrainementRow } from '../entrainements/entrainements.queries.ts'
import { type Changement, noteGeste } from '../entrainements/gestes.ts'
import { type Place, placeEntrainements, placeOf } from '../entrainements/places.ts'
import { getVisiblePlan } from '../plans/plans.policy.ts'
import { SANS_TITRE } from '../plans/plans.presenter.ts'
import { computeProgramme } from './programmation.compute.ts'
import { findNewest, lockSuivi, type SuiviRow } from './suivis.queries.ts'

type Start = { user: User; plan: string; message: string; now: Date }

/**
 * Starts a free plan, or one for premium members when one is; asks the others of their coach.
 * @returns the id of the run
 * @throws ApiError `plan_introuvable`, `plan_premium`, `plan_deja_suivi`
 */
export async function startPlan(db: Db, { user, plan, message, now }: Start): Promise<number> {
  const found = await getVisiblePlan(db, user, plan)
  const isOwn = found.users_id === user.id
  // A draft has nothing to follow yet, its own coach's neither.
  if (!isPublished(found.etat)) throw new ApiError('plan_introuvable')
  if (found.premium && !user.compte.premium && !isOwn) throw new ApiError('plan_premium')
  const isOpen = found.prix === 0 || isOwn
  const newest = await findNewest(db, eq(planParutions.plans_id, found.id))
  if (!newest) throw new ApiError('plan_introuvable')
  return db.transaction(async (tx) => {
    await endPast(tx, { users_id: user.id, plans_id: found.id, today: parisDate(now) })
    const [row] = await tx
      .insert(planSuivis)
      .values({
        users_id: user.id,
        plans_id: found.id,
        parutions_id: newest.id,
        titre: found.titre || SANS_TITRE,
        etat: isOpen ? 'accorde' : 'demande',
        message: message || null,
        created_at: now.toISOString(),
      })
      .onConflictDoNothing()
      .returning({ id: planSuivis.id })
    if (!row) throw new ApiError('plan_deja_suivi')
    return row.id
  })
}

type Past = { users_id: number; plans_id: number; today: string }

/** A run whose last day is over is over: it does not stand in the way of another one. */
const endPast = (tx: Tx, { users_id, plans_id, today }: Past) =>
  tx
    .update(planSuivis)
    .set({ etat: 'termine' })
    .where(
      and(
        eq(planSuivis.users_id, users_id),
        eq(planSuivis.plans_id, plans_id),
        eq(planSuivis.etat, 'en_cours'),
        lt(planSuivis.fin, today),
      ),
    )

type Schedule = { user: User; demande: Demande; now: Date }

/**
 * Puts a plan onto the calendar. What of it was planned and is not done takes its new day; what is no
 * longer part of it leaves; what was done or missed stays where it was.
 * @throws ApiError `suivi_introuvable`, `programmation_impossible`, `epreuve_introuvable`
 */
export async function schedulePlan(db: Db, { user, demande, now }: Schedule): Promise<void> {
  await db.transaction(async (tx) => {
    const suivi = await lockSuivi(tx, user.id, demande.id)
    if (!['accorde', 'en_cours'].includes(suivi.etat)) throw new ApiError('suivi_introuvable')
    const { programme, semaines } = await computeProgramme(tx, { suivi, demande, now })
    const seances = new Map(
      semaines.flatMap((week) => week.seances.map((seance) => [seance.cle, seance] as const)),
    )
    const changements = await writeLines(tx, { suivi, lignes: programme.lignes, seances, now })
    const { debut, fin } = programme
    const { id, etat, debut: debut_avant, fin: fin_avant, jours, jour_long, epreuves_id } = suivi
    await tx
      .update(planSuivis)
      .set({
        etat: 'en_cours',
        debut,
        fin,
        jours: demande.jours,
        jour_long: demande.jour_long ?? null,
        epreuves_id: demande.epreuves_id ?? null,
      })
      .where(eq(planSuivis.id, suivi.id))
    await noteGeste(tx, {
      users_id: user.id,
      auteur_id: user.id,
      geste: 'programmer',
      raison: `«\u00a0${suivi.titre}\u00a0» mis à l’agenda, du ${formatDateLongue(debut)} au ${formatDateLongue(fin)}.`,
      changements,
      suivi_avant: { id, etat, debut: debut_avant, fin: fin_avant, jours, jour_long, epreuves_id },
      now,
    })
  })
}

type Lines = {
  suivi: SuiviRow
  lignes: readonly { semaine: number; cle: number; jour: string }[]
  seances: ReadonlyMap<number, SeancePlacee>
  now: Date
}

/**
 * Puts each session of a plan on its day: what stands already moves, what is new is added, what is no
 * longer part of the plan is taken off. Nothing goes, so that the act can be taken back.
 */
async function writeLines(tx: Tx, { suivi, lignes, seances, now }: Lines): Promise<Changement[]> {
  const standing = await tx
    .select()
    .from(entrainements)
    .where(and(eq(entrainements.plan_suivis_id, suivi.id), isNotNull(entrainements.cle)))
    .orderBy(entrainements.id)
    .for('update')
  const days = new Map(lignes.map(({ cle, jour }) => [cle, jour]))
  const moved = standing
    .filter(({ etat }) => etat === 'prevu' || etat === 'retire')
    .map((row): [EntrainementRow, Place] => {
      const jour = days.get(row.cle ?? 0)
      const etat = jour ? 'prevu' : 'retire'
      return [row, { ...placeOf(row), jour: jour ?? row.jour, etat }]
    })
    .filter(([row, place]) => row.jour !== place.jour || row.etat !== place.etat)
  await placeEntrainements(
    tx,
    moved.map(([, place]) => place),
    now,
  )
  const known = new Set(standing.map(({ cle }) => cle))
  const fresh = lignes.filter(({ cle }) => !known.has(cle))
  const added = await insertLines(tx, { suivi, lignes: fresh, seances, now })
  return [...moved.map(([row, place]) => toChangement(row, place)), ...added]
}

const toChangement = (row: EntrainementRow, { id, ...apres }: Place): Changement => {
  const { id: _, ...avant } = placeOf(row)
  return { id, avant, apres }
}

async function insertLines(tx: Tx, { suivi, lignes, seances, now }: Lines): Promise<Changement[]> {
  const at = now.toISOString()
  const values = lignes.flatMap(({ semaine, cle, jour }) => {
    const seance = seances.get(cle)
    if (!seance) return []
    const place = { users_id: suivi.users_id, plan_suivis_id: suivi.id, semaine, cle }
    const dates = { jour, prevu_le: jour, created_at: at, updated_at: at }
    return [{ ...toContentColumns(seance), ...place, ...dates }]
  })
  if (!values.length) return []
  const rows = await tx.insert(entrainements).values(values).returning()
  return rows.map((row) => {
    const { id, ...apres } = placeOf(row)
    return { id, avant: null, apres }
  })
}

/**
 * Takes what is to come of a plan off the calendar; what was done, missed or taken off stays.
 * @param etat what becomes of the run: `arrete`, or `accorde` to begin again
 */
export async function clearPlan(
  db: Db,
  { user, id, etat, now }: { user: User; id: number; etat: 'arrete' | 'accorde'; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const suivi = await lockSuivi(tx, user.id, id)
    if (['refuse', 'termine', 'arrete'].includes(suivi.etat) && etat === 'arrete') return
    const { plan_suivis_id, jour } = entrainements
    await tx
      .delete(entrainements)
      .where(
        and(eq(plan_suivis_id, id), eq(entrainements.etat, 'prevu'), gte(jour, parisDate(now))),
      )
    if (etat === 'accorde') await detach(tx, suivi)
    await tx
      .update(planSuivis)
      .set({ etat: suivi.etat === 'demande' ? 'arrete' : etat, epreuves_id: null })
      .where(eq(planSuivis.id, id))
  })
}

/** What is past is no longer in the way of the same sessions of a new beginning. */
async function detach(tx: Tx, { id, plans_id, etat }: SuiviRow): Promise<void> {
  if (etat === 'demande' || etat === 'refuse') throw new ApiError('suivi_introuvable')
  await tx.update(entrainements).set({ cle: null }).where(eq(entrainements.plan_suivis_id, id))
  const newest = plans_id ? await findNewest(tx, eq(planParutions.plans_id, plans_id)) : null
  if (newest) {
    await tx.update(planSuivis).set({ parutions_id: newest.id }).where(eq(planSuivis.id, id))
  }
}
