import { addDays } from '@foulee/domain/shared/calendrier'
import { ETAT } from '@foulee/domain/shared/publication'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { slugify } from '@foulee/domain/shared/slug'
import { sql } from 'drizzle-orm'
import type { Db } from '../connect.ts'
import { rebuildCourseCards } from '../read-models/course-cards.ts'
import * as t from '../schema.ts'
import { buildPlace } from './build-course.ts'
import { buildEdition } from './build-edition.ts'
import { type CourseTree, insertCourses } from './insert-courses.ts'
import { identify, insertRows } from './insert-rows.ts'
import { inventRace } from './invent-race.ts'
import { placeEditions } from './placement.ts'
import { createRandom } from './random.ts'

const BATCH = 500
/** Parallel batches: one is generated while PostgreSQL writes another. */
const LANES = 3
const RACES_PER_ORGANISER = 4

type Generation = { races: number; seed: number; now: Date }

/**
 * Fills a database for benchmarks: three editions per race, about ten épreuves, with read model.
 * Deterministic by seed and day.
 */
export async function generateRaces(db: Db, { races, seed, now }: Generation): Promise<void> {
  const starts = Array.from({ length: Math.ceil(races / BATCH) }, (_, index) => index * BATCH)
  const work = async () => {
    for (let from = starts.shift(); from !== undefined; from = starts.shift()) {
      await generateBatch(db, from, Math.min(races, from + BATCH), seed, now)
    }
  }
  await Promise.all(Array.from({ length: LANES }, work))
  await db.execute(sql`analyze`)
}

async function generateBatch(db: Db, from: number, to: number, seed: number, now: Date) {
  const ids = await db.transaction(async (tx) => {
    const numbers = Array.from({ length: to - from }, (_, index) => from + index)
    const organisers = await identify(
      tx,
      t.organisateurs,
      numbers
        .filter((number) => number % RACES_PER_ORGANISER === 0)
        .map((number) => {
          const nom = `Club ${seed}-${number}`
          const recherche = normalizeTexte(nom)
          return { nom, slug: slugify(nom), recherche, verifie_le: now.toISOString() }
        }),
    )
    await insertRows(tx, t.organisateurs, organisers)
    return insertCourses(
      tx,
      numbers.map((number, index) =>
        generateCourse(
          `${seed}-${number}`,
          organisers[Math.floor(index / RACES_PER_ORGANISER)]?.id ?? 0,
          now,
        ),
      ),
    )
  })
  // Outside the lanes, which would wait for each other's locks on the shared vocabulary.
  await rebuildCourseCards(db, ids, now)
}

function generateCourse(key: string, organisateurs_id: number, now: Date): CourseTree {
  const race = inventRace(createRandom(key), '')
  const slug = slugify(`${race.nom.slice(0, 60)} ${key}`)
  const { derniere, prochaine, suivante } = placeEditions(race, now)
  const entered = `${addDays(derniere, -330)}T19:00:00Z`
  return {
    slug,
    organisateurs_id,
    nom: race.nom,
    description: race.description,
    ...buildPlace(race),
    types: race.types,
    etat: ETAT.publiee,
    created_at: entered,
    updated_at: entered,
    editions: [
      buildEdition(race, { slug, date_debut: derniere }, now),
      buildEdition(race, { slug, date_debut: prochaine }, now),
      buildEdition(race, { slug, date_debut: suivante, isFar: true }, now),
    ],
  }
}
