import { countDays } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { slugify } from '@foulee/domain/shared/slug'
import { PARCOURS_COURSES } from './parcours/courses.ts'
import { type Placement, placeEditions } from './placement.ts'
import type { DemoRace } from './races/demo-race.ts'
import { hashText } from './random.ts'

type Situation =
  | 'publiee'
  | 'publiee_par_lea'
  | 'annulee'
  | 'edition_annulee'
  | 'epreuve_annulee'
  | 'reportee'
  | 'validation'
  | 'brouillon'
  | 'brouillon_vide'
  | 'brouillon_refuse'

export type PlacedRace = {
  race: DemoRace
  slug: string
  placement: Placement
  situation: Situation
}

/** Number of races per situation, and minimum days to the next edition. */
const CASTING: readonly {
  situation: Situation
  count: number
  days: [min: number, max: number]
}[] = [
  { situation: 'edition_annulee', count: 3, days: [5, 120] },
  { situation: 'annulee', count: 7, days: [10, 150] },
  { situation: 'reportee', count: 3, days: [10, 150] },
  { situation: 'publiee_par_lea', count: 5, days: [10, 120] },
  { situation: 'validation', count: 5, days: [60, 300] },
  { situation: 'brouillon', count: 2, days: [90, 300] },
  { situation: 'brouillon_refuse', count: 1, days: [90, 300] },
  { situation: 'brouillon_vide', count: 2, days: [90, 300] },
  { situation: 'epreuve_annulee', count: 2, days: [10, 150] },
]

/**
 * Dates all races around `now` and assigns special situations, deterministic by day; never to a
 * labelled race, whose absence would be noticed.
 */
export function placeRaces(races: readonly DemoRace[], now: Date): PlacedRace[] {
  const today = parisDate(now)
  const placed = races.map((race) => ({
    race,
    slug: slugify(race.nom),
    placement: placeEditions(race, now),
  }))
  const situations = new Map<string, Situation>()
  const free = placed
    .filter(({ race }) => race.epreuves.every(({ label }) => !label))
    .toSorted((a, b) => hashText(a.slug) - hashText(b.slug))
  // Races with a known track stay published, and Léa gets hers among them first.
  const [drawn, undrawn] = [free.filter(isDrawn), free.filter((item) => !isDrawn(item))]
  for (const { situation, count, days } of CASTING) {
    const [min, max] = days
    const candidates = situation === 'publiee_par_lea' ? [...drawn, ...undrawn] : undrawn
    const fitting = candidates.filter(({ race, slug, placement }) => {
      const wait = countDays(today, placement.prochaine)
      if (situation === 'epreuve_annulee' && race.epreuves.length < 3) return false
      return !situations.has(slug) && wait >= min && wait <= max
    })
    for (const { slug } of fitting.slice(0, count)) situations.set(slug, situation)
  }
  return placed.map((item) => ({ ...item, situation: situations.get(item.slug) ?? 'publiee' }))
}

const DRAWN = new Set(PARCOURS_COURSES.map(({ course }) => course))
const isDrawn = ({ race }: Pick<PlacedRace, 'race'>) => DRAWN.has(race.nom)

const OF_LEA: readonly Situation[] = [
  'publiee_par_lea',
  'validation',
  'brouillon',
  'brouillon_refuse',
  'brouillon_vide',
]

export const isOfLea = ({ situation }: PlacedRace) => OF_LEA.includes(situation)
