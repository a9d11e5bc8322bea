import { getInscription, INSCRIPTIONS, isPast } from '@foulee/domain/courses/edition'
import { countRavitos } from '@foulee/domain/courses/epreuve'
import { PARIS } from '@foulee/domain/shared/fuseau'
import { ETAT } from '@foulee/domain/shared/publication'
import { describe, expect, it } from 'vitest'
import { buildCourse } from './build-course.ts'
import type { CourseTree, EditionTree } from './insert-courses.ts'
import { PARCOURS_COURSES } from './parcours/courses.ts'
import { DEMO_RACES } from './races/index.ts'
import { placeRaces } from './situations.ts'

const DAYS = ['2026-01-01', '2026-03-16', '2026-05-31', '2026-08-29', '2026-10-10', '2026-12-27']
const worlds = DAYS.map((day) => {
  const now = new Date(`${day}T11:20:00Z`)
  const placed = placeRaces(DEMO_RACES, now)
  const courses = placed.map((placedRace) => buildCourse(placedRace, 1, { lea: 1, nora: 2 }, now))
  return { now, courses }
})
const courses = worlds.flatMap((world) => world.courses)
const editions = worlds.flatMap(({ now, courses }) =>
  courses.flatMap((course) =>
    (course.editions ?? []).map((edition) => ({ edition, isOver: isOver(edition, now) })),
  ),
)

function isOver({ date_debut, editions_fin = null }: EditionTree, now: Date) {
  return isPast({ date_debut, editions_fin }, now, PARIS)
}

const nextOf = ({ editions = [] }: CourseTree, now: Date) =>
  editions.find((edition) => !isOver(edition, now))

describe.each(worlds)('the demo world of $now', ({ now, courses }) => {
  it('shows every state of registration on races to come', () => {
    const states = courses.flatMap((course) => {
      const next = nextOf(course, now)
      return next && course.etat === ETAT.publiee
        ? getInscription({ ...blankRegistration, ...next } as Registration, now, PARIS)
        : []
    })
    for (const state of INSCRIPTIONS) expect(states).toContain(state)
  })

  it('has races in every status, nearly all of them published', () => {
    const count = (etat: number) => courses.filter((course) => course.etat === etat).length
    expect(count(ETAT.annulee)).toBeGreaterThanOrEqual(3)
    expect(count(ETAT.brouillon)).toBeGreaterThanOrEqual(3)
    expect(count(ETAT.validation)).toBeGreaterThanOrEqual(3)
    expect(count(ETAT.publiee)).toBeGreaterThan(250)
    expect(courses.filter(({ editions = [] }) => editions.some((e) => e.reportee_du))).not.toEqual(
      [],
    )
  })

  it('gives every published race an edition behind it and one to come', () => {
    const published = courses.filter(({ etat }) => etat === ETAT.publiee)
    const lacking = published.filter((course) => {
      const over = (course.editions ?? []).filter((edition) => isOver(edition, now))
      return !nextOf(course, now) || over.length !== 1
    })
    expect(lacking.map(({ nom }) => nom)).toEqual([])
  })

  it('gives Léa a published race whose way is known', () => {
    const known = new Set(PARCOURS_COURSES.map(({ course }) => course))
    const hers = placeRaces(DEMO_RACES, now).filter(
      ({ race, situation }) => situation === 'publiee_par_lea' && known.has(race.nom),
    )
    expect(hers).not.toEqual([])
  })

  it('has told nothing that is still to happen', () => {
    const told = courses.flatMap(({ created_at, updated_at, journal = [], actualites = [] }) => [
      created_at,
      updated_at,
      ...journal.map((move) => move.created_at),
      ...actualites.map(({ date }) => date),
    ])
    expect(told.filter((instant) => !instant || new Date(instant) >= now)).toEqual([])
  })
})

const blankRegistration = { url_inscription: null, inscription_ouverture: null }
type Registration = Parameters<typeof getInscription>[0]

const COURSE_RULES: [string, (course: CourseTree) => boolean][] = [
  [
    'keeps its journal in order, down to its status',
    ({ journal = [], etat }) =>
      journal.at(-1)?.vers === etat &&
      journal.every(({ de, created_at = '' }, index) => {
        const before = journal[index - 1]
        return !before || (before.vers === de && (before.created_at ?? '') < created_at)
      }),
  ],
  [
    'says why it was cancelled',
    ({ etat, annulation_motif }) => (etat === ETAT.annulee) === Boolean(annulation_motif),
  ],
  [
    'changed after it was entered',
    ({ created_at = '', updated_at = '' }) => created_at <= updated_at,
  ],
  [
    'links only to domains that lead nowhere',
    ({ social = [], partners = [], email }) =>
      [...social, ...partners].every(({ url }) =>
        url?.match(/^https:\/\/[a-z0-9-]+\.example(\/|$)/),
      ) && Boolean(email?.endsWith('.example')),
  ],
]

const EDITION_RULES: [string, (edition: EditionTree, isOver: boolean) => boolean][] = [
  [
    'opens before it closes, and closes before it starts',
    ({ inscription_ouverture, inscription_fermeture, date_debut }) =>
      !inscription_ouverture ||
      !inscription_fermeture ||
      (inscription_ouverture < inscription_fermeture && inscription_fermeture < date_debut),
  ],
  [
    'never takes more runners than it has places',
    ({ places, inscrits }) => (inscrits ?? 0) <= (places ?? 0),
  ],
  [
    'has results once it was run, and not before',
    ({ epreuves = [], annulee }, isOver) =>
      epreuves.every(({ resultats_url, type }) => {
        const isRun = isOver && !annulee && type !== 'marche'
        return isRun
          ? Boolean(resultats_url?.startsWith('https://resultats.example/'))
          : !resultats_url
      }),
  ],
  [
    'has as many aid stations on its courses as it announces, all of them on the way',
    ({ epreuves = [] }) =>
      epreuves.every(({ points = [], nb_ravitaillements, distance }) => {
        const isOnTheWay = points.every(({ km }) => km > 0 && km * 1000 < (distance ?? 0))
        return isOnTheWay && (!points.length || countRavitos(points) === nb_ravitaillements)
      }),
  ],
]

describe('a race of the demo world', () => {
  it.each(COURSE_RULES)('%s', (_, follows) => {
    expect(courses.filter((course) => !follows(course)).map(({ nom }) => nom)).toEqual([])
  })

  it.each(EDITION_RULES)('%s', (_, follows) => {
    const faulty = editions.filter(({ edition, isOver }) => !follows(edition, isOver))
    expect(faulty.map(({ edition }) => edition)).toEqual([])
  })
})
