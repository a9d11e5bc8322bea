import { randomUUID } from 'node:crypto'
import type { VoyageChanges } from '@foulee/contract/sejours/contribution'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import * as t from '@foulee/db/schema'
import { findVoyageErrors } from '@foulee/domain/sejours/voyage-regles'
import { findDepartement } from '@foulee/domain/shared/departement'
import { diffFields } from '@foulee/domain/shared/version'
import { eq } from 'drizzle-orm'
import { ofAgence } from '#features/sejours/agences/agences.membership.ts'
import { type Saving, saveVoyage } from '#features/sejours/voyages/voyage-save.ts'
import type { OwnedVoyage } from '#features/sejours/voyages/voyages-owned.queries.ts'
import type { Section } from '#features/sejours/voyages/voyages-versions.ts'
import { assertFields } from '#kernel/publication/check-move.ts'
import { isFirstDraft } from '#kernel/publication/workflow.ts'
import { toUpdateSet } from '#platform/db/update-set.ts'
import type { User } from '#platform/http/user.ts'
import { voyageSlugs } from './voyage-slug.ts'

type Columns = Partial<typeof t.voyages.$inferInsert>

const SECTIONS: readonly (readonly [Section, readonly string[]])[] = [
  ['presentation', ['titre', 'description', 'niveau', 'sports', 'duree_jours']],
  ['lieu', ['lieu', 'pays', 'region', 'departement', 'position']],
  [
    'pratique',
    [
      'participants_min',
      'participants_max',
      'age_min',
      'assurance',
      'acces',
      'formalites',
      'materiel',
    ],
  ],
  [
    'vente',
    [
      'delai_heures',
      'delai_attente_heures',
      'places_par_membre',
      'acompte',
      'solde_jours',
      'reglement',
      'bareme',
    ],
  ],
]

const BLANK = {
  duree_jours: null,
  participants_min: null,
  participants_max: null,
  age_min: null,
  delai_heures: 72,
  delai_attente_heures: 48,
  places_par_membre: null,
  acompte: 30,
  solde_jours: 30,
  bareme: [],
  sports: [],
  materiel: [],
  pays: 'FR',
} as const satisfies Columns

type Creation = { user: User; agences_id: number; titre: string; fields: VoyageChanges; now: Date }

export async function createVoyage(
  db: Db,
  { user, agences_id, titre, fields, now }: Creation,
): Promise<number> {
  return db.transaction(async (tx) => {
    await checkAgence(tx, user, agences_id)
    const columns = toColumns({ ...BLANK }, fields)
    assertFields(findVoyageErrors({ ...BLANK, ...columns }))
    const instant = now.toISOString()
    const [row] = await tx
      .insert(t.voyages)
      .values({
        ...columns,
        titre,
        agences_id,
        slug: randomUUID(),
        created_by: user.id,
        created_at: instant,
        updated_at: instant,
      })
      .returning({ id: t.voyages.id })
    if (!row) throw new Error('The insert returned nothing.')
    const slug = await voyageSlugs.choose(tx, row.id, titre)
    await tx.update(t.voyages).set({ slug }).where(eq(t.voyages.id, row.id))
    await rebuildVoyageCards(tx, [row.id], now, 'edit')
    return row.id
  })
}

async function checkAgence(tx: Tx, user: User, id: number): Promise<void> {
  const [agence] = await tx
    .select({ id: t.agences.id })
    .from(t.agences)
    .where(eq(t.agences.id, id))
    .for('key share')
  if (!agence) assertFields({ agence: 'Choisissez une de vos agences.' })
  const isMine = user.compte.staff || (await ofAgence.isMember(tx, id, user.id))
  if (!isMine) throw new ApiError('acces_refuse')
}

/**
 * Changes the given fields, all or nothing.
 * @throws ApiError `champs_invalides`; `version_depassee` when the same section was saved since
 */
export const updateVoyage = (db: Db, saving: Saving, fields: VoyageChanges): Promise<void> =>
  saveVoyage(db, saving, async (tx, row) => {
    const columns = toColumns(row, fields)
    assertFields(findVoyageErrors({ ...row, ...columns }))
    const saves = listChanges(row, columns)
    if (columns.titre && isFirstDraft(row)) {
      columns.slug = await voyageSlugs.choose(tx, row.id, columns.titre)
    }
    if (Object.keys(columns).length) {
      await tx.update(t.voyages).set(columns).where(eq(t.voyages.id, row.id))
    }
    return { saves, result: undefined }
  })

type Area = { pays: string; departement?: string | null; region?: string | null }

function toColumns(area: Area, fields: VoyageChanges) {
  const values: Record<string, unknown> = toUpdateSet(fields)
  for (const [name, blank] of Object.entries(BLANK)) {
    if (values[name] === null) values[name] = blank
  }
  return { ...values, ...findArea(area, values) } as Columns & Partial<typeof BLANK>
}

function findArea(area: Area, columns: Columns): Pick<Columns, 'departement' | 'region'> {
  const isTouched = ['pays', 'departement', 'region'].some((name) => name in columns)
  if (!isTouched) return {}
  const { pays, departement = null, region = null } = { ...area, ...columns }
  if (pays !== 'FR') return { departement: null, region: null }
  const found = findDepartement(departement ?? '')
  const isElsewhere = columns.region !== undefined && columns.departement === undefined
  if (!found || (isElsewhere && found.region !== region)) return { departement: null, region }
  return { departement: found.code, region: found.region }
}

const listChanges = (row: OwnedVoyage, columns: Columns) =>
  SECTIONS.map(([section, names]) => {
    const mine = Object.entries(columns).filter(([name]) => names.includes(name))
    return [section, diffFields(row, Object.fromEntries(mine))] as const
  })
