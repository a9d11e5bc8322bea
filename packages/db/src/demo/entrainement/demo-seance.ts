import type { ObjectifSeance } from '@foulee/domain/entrainement/seance'
import type { Niveau } from '@foulee/domain/membres/profil'
import type { Sport } from '@foulee/domain/shared/sport'

export type DemoSeance = {
  code: string
  titre: string
  sport: Sport
  objectif: ObjectifSeance
  niveau: Niveau
  description: string
  raccourci: string
  /** Approximate duration for a VMA of 14 km/h; for a race, of a median finisher. */
  minutes: number
  /** Session RPE, 0 to 10. */
  rpe: number
  denivele: number | null
}

export function seance(
  code: string,
  titre: string,
  [sport, objectif, niveau]: [Sport, ObjectifSeance, Niveau],
  [minutes, rpe]: [number, number],
  raccourci: string,
  description: string,
  denivele: number | null = null,
): DemoSeance {
  return {
    code,
    titre,
    sport,
    objectif,
    niveau,
    description,
    raccourci,
    minutes,
    rpe,
    denivele,
  }
}

function formatMinutes(minutes: number): string {
  const [heures, reste] = [Math.floor(minutes / 60), minutes % 60]
  if (heures === 0) return `${minutes}'`
  return `${heures}h${reste === 0 ? '' : String(reste).padStart(2, '0')}`
}

/**
 * Sessions of arbitrary duration used by plans (`ef-45`), by kind. Climb in metres per minute, as
 * on hilly paths.
 */
const AU_TEMPS = {
  ef: {
    titre: 'Footing',
    sport: 'course_a_pied',
    objectif: 'endurance',
    rpe: 3,
    montee: null,
    raccourci: (temps: string) => `${temps} EF`,
    description: 'En endurance, à l’allure de la conversation.',
  },
  sl: {
    titre: 'Sortie longue',
    sport: 'course_a_pied',
    objectif: 'longue',
    rpe: 4,
    montee: null,
    raccourci: (temps: string) => `${temps} EF`,
    description:
      'Lente et régulière\u00a0: emportez de quoi boire, et de quoi manger au-delà d’une heure et demie.',
  },
  tl: {
    titre: 'Sortie longue en sentier',
    sport: 'trail',
    objectif: 'longue',
    rpe: 4,
    montee: 5,
    raccourci: (temps: string) => `${temps} EF «\u00a0marche dans les montées raides\u00a0»`,
    description:
      'À l’effort et non à l’allure, avec le sac de la course\u00a0: mangez et buvez toutes les demi-heures.',
  },
  mn: {
    titre: 'Marche nordique',
    sport: 'marche',
    objectif: 'endurance',
    rpe: 4,
    montee: null,
    raccourci: (temps: string) => `${temps} RPE 4`,
    description: 'Un bon pas, le geste ample, la main qui s’ouvre en fin de poussée.',
  },
  mnl: {
    titre: 'Longue marche nordique',
    sport: 'marche',
    objectif: 'longue',
    rpe: 4,
    montee: 2,
    raccourci: (temps: string) => `${temps} RPE 4`,
    description: 'Une longue marche vallonnée, sac léger au dos. Buvez toutes les vingt minutes.',
  },
} as const

export function findSeanceAuTemps(code: string): DemoSeance | undefined {
  const [, kind = '', typed = ''] = /^([a-z]+)-(\d+)$/.exec(code) ?? []
  const found = Object.entries(AU_TEMPS).find(([one]) => one === kind)?.[1]
  if (!found) return undefined
  const minutes = Number(typed)
  const { titre, sport, objectif, rpe, montee, raccourci, description } = found
  const temps =
    minutes < 60
      ? `${minutes}'`
      : `${Math.floor(minutes / 60)}h${minutes % 60 === 0 ? '' : String(minutes % 60).padStart(2, '0')}`
  return {
    code,
    titre: `${titre} ${formatMinutes(minutes)}`,
    sport,
    objectif,
    niveau: 'debutant',
    description,
    raccourci: raccourci(temps),
    minutes,
    rpe,
    denivele: montee === null ? null : minutes * montee,
  }
}
