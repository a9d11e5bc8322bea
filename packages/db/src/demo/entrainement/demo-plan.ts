import type { JourSemaine, ObjectifPlan, Phase } from '@foulee/domain/entrainement/plan'
import type { Niveau } from '@foulee/domain/membres/profil'
import type { Sport } from '@foulee/domain/shared/sport'

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
  distance_cible: number | null
  denivele_cible: number | null
  description: string
  semaines: readonly DemoSemaine[]
}

export function week(phase: Phase, seances: string, note = ''): DemoSemaine {
  return {
    phase,
    note,
    seances: seances.split(', ').map((part) => {
      const [jour = '', code = ''] = part.split(' ')
      return { jour: Number(jour) as JourSemaine, code }
    }),
  }
}

export function getSeancesParSemaine({ semaines }: DemoPlan): number {
  const counts = semaines.map(({ seances }) => seances.length).sort((a, b) => a - b)
  return counts[Math.floor(counts.length / 2)] ?? 0
}
