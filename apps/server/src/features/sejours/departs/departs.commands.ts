import type { DepartChanges } from '@foulee/contract/sejours/departs'
import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import type { DepartChange } from '@foulee/domain/sejours/depart-changement'
import {
  completeDepart,
  type DepartComplet,
  type DepartDonne,
  findDepartErrors,
  findRepetitionErrors,
  moveDepart,
  repeatDepart,
} from '@foulee/domain/sejours/depart-regles'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { ETAT } from '@foulee/domain/shared/publication'
import { diffFields } from '@foulee/domain/shared/version'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { offerFree } from '#features/sejours/reservations/offers.ts'
import { toUpdateSet } from '#platform/db/update-set.ts'
import {
  assertFields,
  type DepartRow,
  pickDepart,
  type Saving,
  saveDeparts,
} from './departs-save.ts'

const MAX_DEPARTS = 500

const BLANK: DepartDonne = {
  debut: null,
  fin: null,
  places: null,
  participants_min: null,
  prix: null,
  supplement_single: null,
  cloture: null,
}

type Created = Omit<Body<'POST /api/voyages/disponibilite/{id}'>, 'version'>

export function createDeparts(db: Db, saving: Saving, created: Created): Promise<number> {
  const { rythme = '', jusqu_au = '', ...fields } = created
  return saveDeparts(db, saving, async (tx, { duree_jours }) => {
    const { voyages_id, now } = saving
    const donne = completeDepart({ ...BLANK, ...toUpdateSet(fields) }, duree_jours)
    const repetition = { rythme: rythme || null, jusqu_au: jusqu_au || null }
    assertFields({
      ...findRepetitionErrors(donne.debut, repetition),
      ...findDepartErrors(donne, { aujourdhui: parisDate(now), prises: 0, exists: false }),
    })
    const departs = repeatDepart(donne as DepartComplet, repetition)
    // The last of a series may be too far ahead where the first is not.
    for (const depart of departs) checkRepeated(depart, now)
    const count = await tx.$count(t.disponibilites, eq(t.disponibilites.voyages_id, voyages_id))
    if (count + departs.length > MAX_DEPARTS) throw new ApiError('trop_d_elements')
    const [first, ...rest] = departs
    if (!first) throw new Error('A rule makes one departure at least.')
    const written = await insert(tx, voyages_id, first, now)
    const more = []
    for (const depart of rest) more.push(await insert(tx, voyages_id, depart, now))
    return [written, ...more]
  })
}

function checkRepeated(depart: DepartComplet, now: Date): void {
  const situation = { aujourdhui: parisDate(now), prises: 0, exists: false }
  const [message] = Object.values(findDepartErrors(depart, situation))
  if (message) assertFields({ jusqu_au: message })
}

async function insert(tx: Tx, voyages_id: number, depart: DepartComplet, now: Date) {
  const at = now.toISOString()
  const [row] = await tx
    .insert(t.disponibilites)
    .values({ ...depart, voyages_id, created_at: at, updated_at: at })
    .returning({ id: t.disponibilites.id })
  if (!row) throw new Error('The insert returned nothing.')
  await recordPrice(tx, row.id, depart.prix, now)
  return { id: row.id, changes: diffFields({}, depart) }
}

/** Price history: a crossed-out price is the lowest of thirty days. */
const recordPrice = (tx: Tx, disponibilites_id: number, prix: number, now: Date) =>
  tx.insert(t.disponibilitePrix).values({ disponibilites_id, prix, created_at: now.toISOString() })

const toDonne = ({
  debut,
  fin,
  places,
  participants_min,
  prix,
  supplement_single,
  cloture,
}: DepartRow): DepartComplet => ({
  debut,
  fin,
  places,
  participants_min,
  prix,
  supplement_single,
  cloture,
})

/**
 * Changes the given fields, all or nothing; freed places are offered.
 * @throws ApiError `disponibilite_introuvable`, `depart_ferme`, `champs_invalides`,
 * `version_depassee`
 */
export function updateDepart(
  db: Db,
  saving: Saving,
  { id, input }: { id: number; input: DepartChanges },
): Promise<number> {
  return saveDeparts(db, saving, async (tx, { duree_jours }) => {
    const { voyages_id, now } = saving
    const row = await pickDepart(tx, voyages_id, id)
    checkToCome(row, now)
    const before = toDonne(row)
    const after = completeDepart(moveDepart(before, toUpdateSet(input)), duree_jours)
    const situation = { aujourdhui: parisDate(now), prises: row.places_prises, exists: true }
    assertFields(findDepartErrors(after, situation))
    const changes = diffFields(before, after)
    if (!Object.keys(changes).length) return [{ id, changes }]
    await tx
      .update(t.disponibilites)
      .set({ ...(after as DepartComplet), version: row.version + 1, updated_at: now.toISOString() })
      .where(eq(t.disponibilites.id, id))
    if (changes.prix) await recordPrice(tx, id, (after as DepartComplet).prix, now)
    await offerFree(tx, id, now)
    return [{ id, changes, news: compare(before, after as DepartComplet) }]
  })
}

export function checkToCome({ debut, annule_le }: DepartRow, now: Date): void {
  if (annule_le === null && debut > parisDate(now)) return
  throw new ApiError('depart_ferme', {
    message: annule_le
      ? 'Ce départ est annulé\u00a0: il ne change plus. Ajoutez-en un autre.'
      : 'Ce départ a déjà eu lieu\u00a0: il ne change plus.',
  })
}

function compare(before: DepartComplet, after: DepartComplet): DepartChange[] {
  const { debut, fin } = after
  const news: DepartChange[] = []
  if (debut !== before.debut || fin !== before.fin) {
    news.push({ type: 'dates', avant: [before.debut, before.fin], apres: [debut, fin] })
  }
  if (after.prix !== before.prix) {
    news.push({ type: 'prix', debut, fin, avant: before.prix, apres: after.prix })
  }
  return news
}

/**
 * Deletes a departure without any booking or waiting-list entry ever.
 * @throws ApiError `disponibilite_introuvable`, `depart_reserve`; `voyage_incomplet` for the last
 * one of a submitted stay
 */
export function removeDepart(db: Db, saving: Saving, id: number): Promise<number> {
  return saveDeparts(db, saving, async (tx, voyage) => {
    const row = await pickDepart(tx, voyage.id, id)
    if (await isBooked(tx, id)) throw new ApiError('depart_reserve')
    await tx.delete(t.disponibilites).where(eq(t.disponibilites.id, id))
    const left = and(
      eq(t.disponibilites.voyages_id, voyage.id),
      isNull(t.disponibilites.annule_le),
      gt(t.disponibilites.debut, parisDate(saving.now)),
    )
    if (voyage.etat === ETAT.validation && !(await tx.$count(t.disponibilites, left))) {
      throw new ApiError('voyage_incomplet', {
        errors: { disponibilites: 'Ajoutez d’abord un autre départ à venir.' },
      })
    }
    return [{ id, changes: diffFields(toDonne(row), { debut: null, fin: null }) }]
  })
}

async function isBooked(tx: Tx, id: number): Promise<boolean> {
  const booked = await tx.$count(t.reservations, eq(t.reservations.disponibilites_id, id))
  return booked > 0 || (await tx.$count(t.attentes, eq(t.attentes.disponibilites_id, id))) > 0
}
