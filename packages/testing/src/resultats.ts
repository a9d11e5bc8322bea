import type { Db } from '@foulee/db/connect'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import * as t from '@foulee/db/schema'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { eq } from 'drizzle-orm'
import { nextNumber } from './factories.ts'

type New = Partial<typeof t.resultats.$inferInsert>

export async function findEpreuveOf(db: Db, courses_id: number): Promise<number> {
  const [found] = await db
    .select({ id: t.epreuves.id })
    .from(t.epreuves)
    .innerJoin(t.editions, eq(t.editions.id, t.epreuves.editions_id))
    .where(eq(t.editions.courses_id, courses_id))
  if (!found) throw new Error('The race has no épreuve.')
  return found.id
}

const SENT = { fichier_nom: 'r.csv', envoye_le: '2026-03-15T18:00:00Z' }

/** Named like the members of `createUser` by default. */
export async function createResultat(db: Db, epreuves_id: number, input: New = {}) {
  const name = { nom: input.nom ?? 'Durand', prenom: input.prenom ?? 'Camille' }
  await db
    .insert(t.resultatEnvois)
    .values({ ...SENT, epreuves_id, nb: 1 })
    .onConflictDoNothing()
  const [sent] = await db
    .select({ lot: t.resultatEnvois.lot })
    .from(t.resultatEnvois)
    .where(eq(t.resultatEnvois.epreuves_id, epreuves_id))
  const rang = input.statut && input.statut !== 'classe' ? null : 1
  const [row] = await db
    .insert(t.resultats)
    .values({
      epreuves_id,
      lot: sent?.lot ?? 0,
      rang,
      rang_sexe: rang,
      dossard: String(nextNumber()),
      temps: rang && 2400,
      sexe: 'f',
      categorie: 'SE',
      annee: 1990,
      ...name,
      recherche: normalizeTexte(`${name.prenom} ${name.nom}`),
      ...input,
    })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  await db
    .insert(t.resultatEnvois)
    .values({ ...SENT, epreuves_id, nb: 1 })
    .onConflictDoNothing()
  await rebuildCourseOf(db, epreuves_id)
  return row
}

/** @param passages seconds from the start by metres */
export async function createPassages(
  db: Db,
  resultats_id: number,
  passages: Readonly<Record<number, number>>,
): Promise<void> {
  const rows = Object.entries(passages).map(([metres, temps]) => ({
    resultats_id,
    metres: Number(metres),
    temps,
  }))
  await db.insert(t.resultatPassages).values(rows)
}

export async function createResultats(db: Db, epreuves_id: number, nb: number): Promise<void> {
  for (let rang = 1; rang <= nb; rang += 1) {
    const nom = `Coureur ${rang}`
    await createResultat(db, epreuves_id, { nom, rang, rang_sexe: rang, temps: 2340 + 60 * rang })
  }
  await db
    .insert(t.resultatEnvois)
    .values({ ...SENT, epreuves_id, nb })
    .onConflictDoUpdate({ target: t.resultatEnvois.epreuves_id, set: { nb } })
  await rebuildCourseOf(db, epreuves_id)
}

async function rebuildCourseOf(db: Db, epreuves_id: number): Promise<void> {
  const [edition] = await db
    .select({ courses_id: t.editions.courses_id })
    .from(t.epreuves)
    .innerJoin(t.editions, eq(t.editions.id, t.epreuves.editions_id))
    .where(eq(t.epreuves.id, epreuves_id))
  if (edition) await rebuildCourseCards(db, [edition.courses_id], new Date(SENT.envoye_le))
}
