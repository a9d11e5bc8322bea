import type {
  Cotes,
  CourseDuPalmares,
  MonPalmares,
  PalmaresPublic,
  ReglagesPalmares,
} from '@foulee/contract/courses/mon-palmares'
import { listCotes } from '@foulee/domain/courses/cote'
import { getKmEffort } from '@foulee/domain/courses/epreuve'
import { listMeilleurs } from '@foulee/domain/courses/meilleurs'

type Palmares = {
  officielles: { courses: readonly CourseDuPalmares[]; podiums: number }
  declarees: readonly CourseDuPalmares[]
  /** Day in Paris. */
  aujourdhui: string
}

type Publique = PalmaresPublic['courses'][number]

export function presentPalmares(
  { officielles, declarees, aujourdhui }: Palmares,
  reglages: ReglagesPalmares,
): MonPalmares {
  const courses = sortLatest([...officielles.courses, ...declarees])
  return { courses, ...summarize(courses, officielles.podiums, aujourdhui), reglages }
}

/** Part of a palmarès that its member shows; null if none. */
export function presentPublic(
  { officielles, declarees, aujourdhui }: Palmares,
  { est_public, avec_declarees, avec_cote }: ReglagesPalmares,
): PalmaresPublic | null {
  if (!est_public) return null
  const shown = avec_declarees ? declarees.filter((course) => !course.est_remplacee) : []
  const courses = sortLatest([...officielles.courses, ...shown])
  // A rating from hidden races would tell of them.
  const { totaux, cotes, meilleurs } = summarize(courses, officielles.podiums, aujourdhui)
  const points = (course: Publique) => (avec_cote ? course : { ...course, points: null })
  return {
    courses: courses.map((course) => points(hideOwn(course))),
    totaux,
    cotes: avec_cote ? cotes : null,
    meilleurs: meilleurs.map(({ distance, course }) => ({ distance, course: points(course) })),
  }
}

const sortLatest = (courses: readonly CourseDuPalmares[]) =>
  courses.toSorted((a, b) => b.date.localeCompare(a.date))

function summarize(courses: readonly CourseDuPalmares[], podiums: number, aujourdhui: string) {
  const counted = courses.filter(({ est_remplacee }) => !est_remplacee)
  const finished = counted.filter(({ statut }) => statut === 'classe')
  const declarees = finished.filter(({ est_declaree }) => est_declaree)
  return {
    totaux: {
      arrivees: finished.length,
      declarees: declarees.length,
      podiums: podiums + declarees.filter(({ rang }) => rang !== null && rang <= 3).length,
      // Nobody ran all of a relay.
      metres: finished.reduce(
        (all, { est_relais, distance }) => all + (est_relais ? 0 : (distance ?? 0)),
        0,
      ),
    },
    cotes: rate(counted, aujourdhui),
    meilleurs: listMeilleurs(finished.filter(({ est_relais }) => !est_relais)).map(
      ({ distance, course }) => ({ distance, course: hideOwn(course) }),
    ),
  }
}

function rate(courses: readonly CourseDuPalmares[], aujourdhui: string): Cotes {
  const rated = courses.flatMap((course) => {
    const effort = getKmEffort(course)
    const { date, points } = course
    return points === null || effort === null ? [] : [{ date, points, effort }]
  })
  return listCotes(rated, aujourdhui)
}

const hideOwn = ({
  activites_id: _,
  preuve: __,
  est_remplacee: ___,
  has_resultats: ____,
  ...course
}: CourseDuPalmares): Publique => course
