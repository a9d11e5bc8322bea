import type { Proposition } from '@foulee/contract/entrainement/entrainement'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { entrainements, planSuivis } from '@foulee/db/schema'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import {
  listDeniveleDemandes,
  listSeances,
} from '#features/entrainement/programmation/denivele.queries.ts'
import {
  type EpreuveVisee,
  findEpreuves,
} from '#features/entrainement/programmation/epreuves.queries.ts'
import {
  findSuivies,
  lockSuivi,
  type SuiviRow,
} from '#features/entrainement/programmation/suivis.queries.ts'
import type { User } from '#platform/http/user.ts'
import { type Changement, changeOf, placeEntrainements, type Slot, slotOf } from './slots.ts'
import { snapshotSuivi } from './suivi-avant.ts'

type Suite = NonNullable<Proposition['suivi']>
type Follow = { user: User; suivi: Suite; now: Date }

/**
 * Applies a race proposal to the run of a plan.
 * @returns its former state, and changes of the climb of its sessions, once placed
 * @throws ApiError `suivi_introuvable`, `geste_depasse` when run or race have changed since
 */
export async function followOn(tx: Tx, { user, suivi, now }: Follow) {
  const row = await lockSuivi(tx, user.id, suivi.id)
  const { etat, epreuves_id, fin } = suivi
  const epreuve = await findTarget(tx, suivi)
  const isSame = row.etat === etat && row.epreuves_id === epreuves_id && row.fin === fin
  if (row.etat !== 'en_cours' || isSame || fin !== (epreuve ? epreuve.date : row.fin)) {
    throw new ApiError('geste_depasse')
  }
  const apres = { etat, fin, epreuves_id }
  await tx.update(planSuivis).set(apres).where(eq(planSuivis.id, row.id))
  const isOther = epreuve !== null && epreuves_id !== row.epreuves_id
  return {
    avant: snapshotSuivi(row, apres),
    askClimb: async (changements: readonly Changement[]) =>
      isOther ? planClimb(tx, { row, epreuve, changements, now }) : [...changements],
  }
}

async function findTarget(tx: Tx, { epreuves_id }: Suite): Promise<EpreuveVisee | null> {
  if (epreuves_id === null) return null
  const epreuve = (await findEpreuves(tx, [epreuves_id])).get(epreuves_id)
  if (!epreuve || epreuve.est_annulee) throw new ApiError('geste_depasse')
  return epreuve
}

type Climb = {
  row: SuiviRow
  epreuve: EpreuveVisee
  changements: readonly Changement[]
  now: Date
}

async function planClimb(tx: Tx, { row, epreuve, changements, now }: Climb): Promise<Changement[]> {
  const { plan_suivis_id, cle, etat } = entrainements
  const rows = await tx
    .select()
    .from(entrainements)
    .where(and(eq(plan_suivis_id, row.id), isNotNull(cle), ne(etat, 'retire')))
    .orderBy(entrainements.id)
    .for('update')
  const semaines = await findSuivies(tx, row)
  const cles = new Set(rows.flatMap((row) => row.cle ?? []))
  const seances = listSeances(semaines, listDeniveleDemandes(epreuve, semaines, cles))
  const coming = rows.filter((row) => row.etat === 'prevu' && row.jour >= parisDate(now))
  const changed = coming.flatMap((item): [(typeof rows)[number], Slot][] => {
    const denivele = seances.get(item.cle ?? 0)?.denivele ?? null
    return item.denivele === denivele ? [] : [[item, { ...slotOf(item), denivele }]]
  })
  await placeEntrainements(
    tx,
    changed.map(([, slot]) => slot),
    now,
  )
  return mergeChanges(
    changements,
    changed.map(([entrainement, slot]) => changeOf(entrainement, slot)),
  )
}

function mergeChanges(first: readonly Changement[], then: readonly Changement[]): Changement[] {
  const later = new Map(then.map((changement) => [changement.id, changement]))
  const merged = first.map((changement): Changement => {
    const next = later.get(changement.id)
    if (!next?.avant || !changement.avant) return changement
    const { denivele = null } = next.avant
    return { id: changement.id, avant: { ...changement.avant, denivele }, apres: next.apres }
  })
  const firstIds = new Set(first.map(({ id }) => id))
  return [...merged, ...then.filter(({ id }) => !firstIds.has(id))]
}
