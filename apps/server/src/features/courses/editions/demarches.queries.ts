import type { EditionDemarches } from '@foulee/contract/courses/editions'
import { readPosition } from '@foulee/db/columns'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import {
  type EditionToDeclare,
  findNextDeadline,
  getDemarcheEtat,
  listDemarches,
} from '@foulee/domain/courses/echeances'
import { localDate } from '@foulee/domain/shared/fuseau'
import { getFuseau } from '@foulee/domain/shared/fuseau-du-lieu'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { toInstant } from './edition-columns.ts'

const PAYS = 'FR'

async function findToCome(db: Db, ids: readonly number[], now: Date) {
  const e = t.editions
  const rows = await db
    .select({
      id: e.id,
      courses_id: e.courses_id,
      date_debut: e.date_debut,
      a_confirmer: e.a_confirmer,
      etendue: e.etendue,
      ouverture: e.inscription_ouverture,
      lieu: {
        pays: t.courses.pays,
        departement: t.courses.departement,
        position: readPosition(t.courses.position),
      },
    })
    .from(e)
    .innerJoin(t.courses, eq(t.courses.id, e.courses_id))
    .where(
      and(
        inArray(e.courses_id, [...ids]),
        eq(t.courses.pays, PAYS),
        eq(e.annulee, false),
        eq(e.date_inconnue, false),
        sql`${e.date_debut} >= ${parisDate(now)}`,
      ),
    )
    .orderBy(asc(e.date_debut), asc(e.id))
  const d = t.editionDemarches
  const done = rows.length
    ? await db
        .select()
        .from(d)
        .where(
          inArray(
            d.editions_id,
            rows.map(({ id }) => id),
          ),
        )
    : []
  return rows.map(({ ouverture, lieu, ...edition }) => ({
    ...edition,
    inscription_ouverture: ouverture && localDate(ouverture, getFuseau(lieu)),
    done: done.filter(({ editions_id }) => editions_id === edition.id),
  }))
}

export async function getDemarches(
  db: Db,
  courses_id: number,
  now: Date,
): Promise<EditionDemarches[]> {
  const editions = await findToCome(db, [courses_id], now)
  return editions.map(({ id, date_debut, a_confirmer, etendue, inscription_ouverture, done }) => ({
    editions_id: id,
    date_debut,
    a_confirmer,
    etendue,
    demarches: listDemarches({ date_debut, etendue, inscription_ouverture }).map((demarche) => {
      const fait_le = done.find(({ cle }) => cle === demarche.cle)?.fait_le ?? null
      const etat = getDemarcheEtat(
        { date: demarche.date, isDone: fait_le !== null },
        parisDate(now),
      )
      return { ...demarche, fait_le: fait_le && toInstant(fait_le), etat }
    }),
  }))
}

/**
 * Next deadline of the check-list by race, for the nearest edition with steps left; races without
 * any are absent.
 */
export async function findNextDeadlines(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, { date: string; texte: string }>> {
  const found = new Map<number, { date: string; texte: string }>()
  if (!ids.length) return found
  for (const { courses_id, done, ...edition } of await findToCome(db, ids, now)) {
    const next = nextOf(edition, done)
    if (next && !found.has(courses_id)) found.set(courses_id, next)
  }
  return found
}

const nextOf = (edition: EditionToDeclare, done: readonly { cle: string }[]) =>
  findNextDeadline(
    edition,
    done.map(({ cle }) => cle),
  )
