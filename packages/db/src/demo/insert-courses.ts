import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../connect.ts'
import * as t from '../schema.ts'
import { identify, insertRows } from './insert-rows.ts'

type Row<T extends PgTable, Parent extends string = never> = Omit<T['$inferInsert'], 'id' | Parent>
type OfCourse<T extends PgTable> = readonly Row<T, 'courses_id'>[]

export type PointTree = Row<typeof t.epreuvePoints, 'epreuves_id'>
export type EpreuveTree = Row<typeof t.epreuves, 'editions_id'> & { points?: readonly PointTree[] }
export type EditionTree = Row<typeof t.editions, 'courses_id'> & {
  epreuves?: readonly EpreuveTree[]
}
export type CourseTree = Row<typeof t.courses> & {
  editions?: readonly EditionTree[]
  photos?: OfCourse<typeof t.coursePhotos>
  social?: OfCourse<typeof t.courseSocial>
  partners?: OfCourse<typeof t.coursePartenaires>
  actualites?: OfCourse<typeof t.courseActualites>
  extensions?: OfCourse<typeof t.courseExtensions>
  journal?: OfCourse<typeof t.courseJournal>
}

/**
 * Inserts race trees in a constant number of statements. The caller rebuilds the read model.
 * @returns ids in input order
 */
export async function insertCourses(db: Db | Tx, trees: readonly CourseTree[]): Promise<number[]> {
  const courses = await identify(db, t.courses, trees)
  const childrenOf = <T extends object>(pick: (tree: CourseTree) => readonly T[] | undefined) =>
    courses.flatMap((course) =>
      (pick(course) ?? []).map((child) => ({ ...child, courses_id: course.id })),
    )
  await insertRows(db, t.courses, courses.map(withoutChildren))
  await insertEditions(
    db,
    childrenOf(({ editions }) => editions),
  )
  await insertRows(
    db,
    t.coursePhotos,
    childrenOf(({ photos }) => photos),
  )
  await insertRows(
    db,
    t.courseSocial,
    childrenOf(({ social }) => social),
  )
  await insertRows(
    db,
    t.coursePartenaires,
    childrenOf(({ partners }) => partners),
  )
  await insertRows(
    db,
    t.courseActualites,
    childrenOf(({ actualites }) => actualites),
  )
  await insertRows(
    db,
    t.courseExtensions,
    childrenOf(({ extensions }) => extensions),
  )
  await insertRows(
    db,
    t.courseJournal,
    childrenOf(({ journal }) => journal),
  )
  return courses.map(({ id }) => id)
}

function withoutChildren<T extends CourseTree>(tree: T) {
  const { editions, photos, social, partners, actualites, extensions, journal, ...course } = tree
  return course
}

async function insertEditions(
  db: Db | Tx,
  trees: readonly (EditionTree & { courses_id: number })[],
) {
  const editions = await identify(db, t.editions, trees)
  const epreuves = await identify(
    db,
    t.epreuves,
    editions.flatMap(({ id, epreuves = [] }) =>
      epreuves.map((epreuve) => ({ ...epreuve, editions_id: id })),
    ),
  )
  const points = epreuves.flatMap(({ id, points = [] }) =>
    points.map((point) => ({ ...point, epreuves_id: id })),
  )
  await insertRows(
    db,
    t.editions,
    editions.map(({ epreuves, ...edition }) => edition),
  )
  await insertRows(
    db,
    t.epreuves,
    epreuves.map(({ points, ...epreuve }) => epreuve),
  )
  await insertRows(db, t.epreuvePoints, points)
}
