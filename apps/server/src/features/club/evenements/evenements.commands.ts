import { randomUUID } from 'node:crypto'
import type { EvenementChanges } from '@foulee/contract/club/evenements-edition'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { findEvenementErrors } from '@foulee/domain/club/evenement-publication'
import { getFuseauDe } from '@foulee/domain/shared/fuseau-du-lieu'
import { diffFields } from '@foulee/domain/shared/version'
import { eq, sql } from 'drizzle-orm'
import { assertFields } from '#kernel/publication/check-move.ts'
import { createSlugs } from '#kernel/publication/slug.ts'
import { isFirstDraft } from '#kernel/publication/workflow.ts'
import { checkParcours } from '#kernel/tracks/check-parcours.ts'
import { toUpdateSet } from '#platform/db/update-set.ts'
import type { User } from '#platform/http/user.ts'
import { applySerie, listPrevues, lockDates, type SerieRow } from './dates-serie.ts'
import { finishSave, type Saving, saveEvenement, type Written } from './evenement-save.ts'
import { canEditEvenement, type OwnedEvenement } from './evenements.policy.ts'
import type { Section } from './evenements-versions.ts'

type Columns = Partial<typeof t.evenements.$inferInsert>

const slugs = createSlugs({
  table: 'evenements',
  genre: 'evenement',
  ours: ['a-valider', 'mes-evenements'],
})

const SECTIONS: readonly (readonly [Section, readonly string[]])[] = [
  ['presentation', ['titre', 'type', 'description', 'sports', 'niveau']],
  ['groupes', ['parcours_id', 'groupes']],
  ['lieu', ['lieu', 'adresse', 'ville', 'code_postal', 'departement', 'position', 'rendez_vous']],
  ['dates', ['jour', 'heure', 'duree_minutes', 'regle', 'exclusions']],
  ['places', ['prix', 'places', 'delai_attente_heures']],
]

const BLANK = {
  prix: 0,
  places: null,
  duree_minutes: null,
  delai_attente_heures: 12,
  groupes: [],
  sports: [],
  exclusions: [],
} as const

function toColumns(fields: EvenementChanges): Columns {
  const values: Record<string, unknown> = toUpdateSet(fields)
  for (const [name, blank] of Object.entries(BLANK)) {
    if (values[name] === null) values[name] = blank
  }
  return values as Columns
}

export type Holder = { organisateurs_id: number | null; magasins_id: number | null }
type Creation = { user: User; holder: Holder; titre: string; fields: EvenementChanges; now: Date }

export async function createEvenement(
  db: Db,
  { user, holder, titre, fields, now }: Creation,
): Promise<number> {
  return db.transaction(async (tx) => {
    await checkHolder(tx, user, holder)
    const columns = toColumns(fields)
    assertFields(findEvenementErrors({ ...BLANK, ...columns } as never))
    await checkParcours(tx, user, columns.parcours_id)
    const instant = now.toISOString()
    const [row] = await tx
      .insert(t.evenements)
      .values({
        ...columns,
        ...holder,
        titre,
        slug: randomUUID(),
        created_by: user.id,
        created_at: instant,
        updated_at: instant,
      })
      .returning()
    if (!row) throw new Error('The insert returned nothing.')
    const slug = await slugs.choose(tx, row.id, titre)
    const { exclusions } = listPrevues(row)
    await tx.update(t.evenements).set({ slug, exclusions }).where(eq(t.evenements.id, row.id))
    await applySerie(tx, { before: row, after: row, now })
    await finishSave(tx, row.id, now)
    return row.id
  })
}

/**
 * Only staff create events of the staff itself.
 * @throws ApiError `acces_refuse`, `champs_invalides`
 */
async function checkHolder(tx: Tx, user: User, holder: Holder): Promise<void> {
  const { organisateurs_id, magasins_id } = holder
  if (organisateurs_id !== null && magasins_id !== null) {
    assertFields({ magasins_id: 'Choisissez un organisateur ou un magasin, pas les deux.' })
  }
  if (!(await canEditEvenement(tx, user, holder))) throw new ApiError('acces_refuse')
  const [table, id] =
    organisateurs_id !== null ? ['organisateurs', organisateurs_id] : ['magasins', magasins_id]
  if (id === null) return
  const { rows } = await tx.execute(
    sql`select from ${sql.identifier(String(table))} where id = ${id} for key share`,
  )
  if (!rows.length) {
    assertFields({ [`${table}_id`]: 'Choisissez un de vos organisateurs ou de vos magasins.' })
  }
}

export const updateEvenement = (db: Db, saving: Saving, fields: EvenementChanges): Promise<void> =>
  saveEvenement(db, saving, async (tx, row) => {
    const { user, now } = saving
    const columns = toColumns(fields)
    const after = { ...row, ...columns } as OwnedEvenement
    assertFields(findEvenementErrors(after))
    const isOther = columns.parcours_id !== row.parcours_id
    await checkParcours(tx, user, isOther ? columns.parcours_id : null)
    if (columns.titre && isFirstDraft(row)) {
      columns.slug = await slugs.choose(tx, row.id, columns.titre)
    }
    const news = await applyDates(tx, { row, after, columns, now })
    const saves = listChanges(row, columns)
    if (Object.keys(columns).length) {
      await tx.update(t.evenements).set(columns).where(eq(t.evenements.id, row.id))
    }
    return { saves, news }
  })

const DATED = ['jour', 'heure', 'duree_minutes', 'regle', 'exclusions', 'places'] as const

type Applying = { row: OwnedEvenement; after: OwnedEvenement; columns: Columns; now: Date }

/**
 * Recomputes the dates when one of their fields or the time zone changes; registered members are
 * notified of these and of another place.
 */
async function applyDates(
  tx: Tx,
  { row, after, columns, now }: Applying,
): Promise<Written['news']> {
  const isElsewhere = getFuseauDe(row.departement) !== getFuseauDe(after.departement)
  const isDated = isElsewhere || DATED.some((name) => columns[name] !== undefined)
  const moved: Written['news'][number][] = []
  if (isDated) {
    const serie: SerieRow = after
    after.exclusions = listPrevues(serie).exclusions
    if (columns.exclusions) columns.exclusions = after.exclusions
    moved.push(...(await applySerie(tx, { before: row, after: serie, now })))
  }
  const { lieu, adresse, position } = diffFields(row, columns)
  if (!lieu && !adresse && !position) return moved
  return [...moved, ...(await listPlaceNews(tx, after, now))]
}

async function listPlaceNews(
  tx: Tx,
  { id, lieu, adresse, ville }: OwnedEvenement,
  now: Date,
): Promise<Written['news']> {
  const words = [lieu, adresse, ville].filter(Boolean).join(', ')
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from evenement_dates where evenements_id = ${id} and lieu is null`,
  )
  const shared = new Set(rows.map((row) => row.id))
  return (await lockDates(tx, id))
    .filter((date) => shared.has(date.id) && date.est_suivie)
    .filter(({ debut, est_annulee }) => debut > now && !est_annulee)
    .map((date) => ({
      dates_id: date.id,
      changes: [{ type: 'lieu' as const, debut: date.debut.toISOString(), lieu: words }],
      attendaient: [],
    }))
}

const listChanges = (row: OwnedEvenement, columns: Columns) =>
  SECTIONS.map(([section, names]) => {
    const mine = Object.entries(columns).filter(([name]) => names.includes(name))
    return [section, diffFields(row, Object.fromEntries(mine))] as const
  })
