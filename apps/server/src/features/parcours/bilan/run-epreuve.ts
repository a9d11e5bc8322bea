import type { Edition, Epreuve } from '@foulee/contract/courses/courses'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { getEpreuveDay } from '@foulee/domain/courses/epreuve-day'
import { isPrevisible } from '@foulee/domain/courses/previsible'
import { localDate } from '@foulee/domain/shared/fuseau'
import {
  findShownRoute,
  getEpreuveOfCourse,
} from '#features/parcours/feuille-de-route/epreuve.queries.ts'
import { readRun } from '#features/parcours/feuille-de-route/epreuve-source.ts'
import type { Lieu, Source } from '#features/parcours/feuille-de-route/feuille-source.ts'
import { learnFrom } from '#features/parcours/feuille-de-route/lecons.queries.ts'
import { listEarlier } from '#features/parcours/feuille-de-route/semblables.queries.ts'
import type { User } from '#platform/http/user.ts'

/** An épreuve that was run alone and on foot. */
export type RunEpreuve = {
  course: { slug: string; nom: string }
  epreuve: Epreuve
  jour: string
  fuseau: string
  /** With what editions before it taught. */
  source: Source
}

/** @throws ApiError `bilan_absent` before the day, and where nobody runs the whole */
export async function getRunEpreuve(
  db: Db,
  user: User,
  params: { id: string; epreuves_id: number },
  now: Date,
): Promise<RunEpreuve> {
  const { course, edition, epreuve } = await getEpreuveOfCourse(db, user, params)
  const { slug, nom, fuseau } = course
  const jour = findDayRun(edition, epreuve)
  const { parcours } = await findShownRoute(db, epreuve)
  const source = readRun({ course, edition, epreuve, parcours })
  if (!jour || jour > localDate(now, fuseau) || !source) throw new ApiError('bilan_absent')
  const taught = await learnFrom(db, source, listEarlier(course, epreuve, jour))
  return { course: { slug, nom }, epreuve, jour, fuseau, source: nameLieux(taught) }
}

const findDayRun = (edition: Edition, epreuve: Epreuve): string | null =>
  edition.annulee || !isPrevisible(epreuve) ? null : getEpreuveDay(edition, epreuve)

const QUARTERS = [0.25, 0.5, 0.75]

/** Quarters of the way where no point is known. */
function nameLieux(source: Source): Source {
  const quarters = QUARTERS.map((share) => unnamed(Math.round(share * source.distance)))
  return { ...source, lieux: source.lieux.length ? source.lieux : quarters }
}

export const unnamed = (metres: number): Lieu => ({
  metres,
  nom: null,
  types: [],
  arret: null,
  barriere: null,
})
