import type { JourSemaine, ObjectifPlan, Phase } from '@foulee/domain/entrainement/plan'
import type { Niveau } from '@foulee/domain/membres/profil'
import type { Sport } from '@foulee/domain/shared/sport'

/** A week of a demo plan: on which day which session, by its code; 1 is Monday. */
export type DemoSemaine = {
  phase: Phase
  note: string
  seances: readonly { jour: JourSemaine; code: string }[]
}

export type DemoPlan = {
  code: string
  titre: string
  objectif: ObjectifPlan
  niveau: Niveau
  sport: Sport
  /** Metres; null where the goal is no distance. */
  distance_cible: number | null
  denivele_cible: number | null
  description: string
  semaines: readonly DemoSemaine[]
}

/** `2 vma-400, 4 ef-45, 7 sl-90`: the day of the week before each session. */
export function week(phase: Phase, seances: string, note = ''): DemoSemaine {
  return {
    phase,
    note,
    seances: seances.split(', ').map((one) => {
      const [jour = '', code = ''] = one.split(' ')
      return { jour: Number(jour) as JourSemaine, code }
    }),
  }
}

/** How many sessions most of its weeks have. */
export function getSeancesParSemaine({ semaines }: DemoPlan): number {
  const counts = semaines.map(({ seances }) => seances.length).sort((a, b) => a - b)
  return counts[Math.floor(counts.length / 2)] ?? 0
}
