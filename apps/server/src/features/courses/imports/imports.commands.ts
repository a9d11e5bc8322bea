import type { Db, Tx } from '@foulee/db/connect'
import { identify, insertRows } from '@foulee/db/demo/insert-rows'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import * as t from '@foulee/db/schema'
import { liftStatementTimeout } from '@foulee/db/statement-timeout'
import { ETAT } from '@foulee/domain/shared/publication'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { slugify } from '@foulee/domain/shared/slug'
import { sql } from 'drizzle-orm'
import { findKnownCourses, findOrganisateurNames } from './imports.queries.ts'
import { planImport } from './plan.ts'
import type { NewCourse, Plan, PlannedEdition, PlanOptions } from './plan.types.ts'
import { type ImportLine, isRefused, type RefusedLine } from './read-lines.ts'

type Lines = readonly (ImportLine | RefusedLine)[]

async function planOn(db: Db | Tx, lines: Lines, options: PlanOptions): Promise<Plan> {
  const jours = lines
    .flatMap((line) => (isRefused(line) ? [] : [line.date, line.date_fin ?? line.date]))
    .toSorted()
  const [premier, dernier] = [jours[0], jours.at(-1)]
  const storedCourses = premier && dernier ? await findKnownCourses(db, { premier, dernier }) : []
  return planImport(lines, storedCourses, options)
}

export function previewImport(db: Db, lines: Lines, options: PlanOptions): Promise<Plan> {
  return planOn(db, lines, options)
}

/**
 * Imports the usable lines, all or nothing.
 * @param options.note further writes in the same transaction
 * @returns the executed plan
 */
export function importCourses(
  db: Db,
  lines: Lines,
  options: PlanOptions & { now: Date; record?: (tx: Tx, plan: Plan) => Promise<unknown> },
): Promise<Plan> {
  return db.transaction(async (tx) => {
    await liftStatementTimeout(tx)
    // Keeps concurrent writers from adding a race just found to be new.
    await tx.execute(sql`lock table organisateurs, courses, editions in share row exclusive mode`)
    const plan = await planOn(tx, lines, options)
    await applyPlan(tx, plan, options.now)
    await options.record?.(tx, plan)
    return plan
  })
}

async function applyPlan(tx: Tx, plan: Plan, now: Date): Promise<void> {
  const created = await insertCourses(tx, plan, now)
  const completed = plan.courses.flatMap(({ id, editions }) =>
    id === null ? [] : [{ id, editions }],
  )
  await insertEditions(tx, [...created, ...completed])
  await tx.execute(sql`
    update courses set updated_at = ${now.toISOString()}::timestamptz
    where id = any(${sql.param(completed.map(({ id }) => id))}::int[])`)
  await rebuildCourseCards(
    tx,
    [...created, ...completed].map(({ id }) => id),
    now,
    'edit',
  )
}

type WithEditions = { id: number; editions: readonly PlannedEdition[] }

async function insertCourses(tx: Tx, plan: Plan, now: Date): Promise<WithEditions[]> {
  const planned = plan.courses.flatMap(({ nouvelle, editions }) =>
    nouvelle ? [{ nouvelle, editions }] : [],
  )
  const findOrganisateur = await insertOrganisateurs(
    tx,
    planned.map(({ nouvelle }) => nouvelle.organisateur),
    now.toISOString(),
  )
  const identified = await identify(tx, t.courses, planned)
  await insertRows(
    tx,
    t.courses,
    identified.map(({ id, nouvelle: { organisateur, ...course } }) => ({
      ...course,
      id,
      organisateurs_id: findOrganisateur(organisateur),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })),
  )
  await insertRows(
    tx,
    t.courseJournal,
    identified.flatMap(({ id, nouvelle }) =>
      nouvelle.etat === ETAT.brouillon
        ? []
        : [{ courses_id: id, de: ETAT.brouillon, vers: nouvelle.etat, motif: 'Import de courses' }],
    ),
  )
  return identified
}

async function insertEditions(tx: Tx, courses: readonly WithEditions[]): Promise<void> {
  const editions = await identify(
    tx,
    t.editions,
    courses.flatMap(({ id, editions }) =>
      editions.map((edition) => ({ ...edition, courses_id: id })),
    ),
  )
  await insertRows(
    tx,
    t.editions,
    editions.map(({ epreuves: _, ...edition }) => edition),
  )
  await insertRows(
    tx,
    t.epreuves,
    editions.flatMap(({ id, epreuves }) =>
      epreuves.map((epreuve) => ({ ...epreuve, editions_id: id })),
    ),
  )
}

type Wanted = NewCourse['organisateur']

/**
 * Creates missing organisers. One named after its race matches only within its town: « Corrida de
 * Noël » exists in a hundred of them.
 */
async function insertOrganisateurs(tx: Tx, wanted: readonly Wanted[], verifie_le: string) {
  const organisateurs = await findOrganisateurNames(tx)
  const slugs = new Set(organisateurs.map(({ slug }) => slug))
  const ids = new Map<string, number>()
  const keyOf = ({ nom, ville }: Wanted) => `${normalizeTexte(nom)}\n${normalizeTexte(ville ?? '')}`
  for (const { id, nom, ville } of organisateurs.toReversed()) {
    ids.set(keyOf({ nom, ville: null }), id)
    ids.set(keyOf({ nom, ville }), id)
  }
  const missing = new Map(
    wanted.filter((item) => !ids.has(keyOf(item))).map((item) => [keyOf(item), item]),
  )
  const created = await identify(tx, t.organisateurs, [...missing.values()])
  const rows = created.map(({ id, nom, ville }) => {
    ids.set(keyOf({ nom, ville }), id)
    const recherche = normalizeTexte(`${nom} ${ville ?? ''}`)
    return { id, nom, ville, recherche, slug: reserveSlug(slugs, nom, id), verifie_le }
  })
  await insertRows(tx, t.organisateurs, rows)
  return (wanted: Wanted) => ids.get(keyOf(wanted)) ?? 0
}

function reserveSlug(taken: Set<string>, nom: string, id: number): string {
  const base = slugify(nom) || 'organisateur'
  const slug = taken.has(base) || /^\d+$/.test(base) ? `${base}-${id}` : base
  taken.add(slug)
  return slug
}
