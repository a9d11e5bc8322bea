import type { ReferenceCourse } from '@foulee/contract/parcours/parcours-prediction'
import type { Niveau } from '@foulee/domain/membres/profil'
import { NIVEAU_DISPERSION, NIVEAU_VMA } from '@foulee/domain/parcours/prediction'
import type { Athlete } from '@foulee/trace/endurance'

export type Runner = { reference: ReferenceCourse; niveau: Niveau | null }

export type Known = { base: 'resultat' | 'niveau'; niveau: Niveau | null; athlete: Athlete }

/** A race takes precedence over a declared level. Null without either. */
export function knowRunner({ reference, niveau }: Runner): Known | null {
  const { distance, temps, denivele, terrain } = reference
  if (distance !== undefined && temps !== undefined) {
    const sol = terrain === 'trail' ? 'sentier' : 'route'
    const resultat = { distance, temps, denivele: denivele ?? null, sol } as const
    return { base: 'resultat', niveau: null, athlete: { resultats: [resultat] } }
  }
  return niveau && knowNiveau(niveau)
}

export const knowNiveau = (niveau: Niveau): Known => ({
  base: 'niveau',
  niveau,
  athlete: { vma: NIVEAU_VMA[niveau], dispersion: NIVEAU_DISPERSION },
})
