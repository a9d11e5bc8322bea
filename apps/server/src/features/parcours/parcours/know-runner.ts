import type { ReferenceCourse } from '@foulee/contract/parcours/parcours-prediction'
import type { Niveau } from '@foulee/domain/membres/profil'
import { NIVEAU_DISPERSION, NIVEAU_VMA } from '@foulee/domain/parcours/prediction'
import type { Athlete } from '@foulee/trace/endurance'

/** What is known of who runs. */
export type Runner = { reference: ReferenceCourse; niveau: Niveau | null }

/** The same as the calculation takes it, and what it was told from. */
export type Known = { base: 'resultat' | 'niveau'; niveau: Niveau | null; athlete: Athlete }

/** A race counts before the level: it was run. Null when neither is known. */
export function knowRunner({ reference, niveau }: Runner): Known | null {
  const { distance, temps, denivele, terrain } = reference
  if (distance !== undefined && temps !== undefined) {
    const sol = terrain === 'trail' ? 'sentier' : 'route'
    const resultat = { distance, temps, denivele: denivele ?? null, sol } as const
    return { base: 'resultat', niveau: null, athlete: { resultats: [resultat] } }
  }
  return niveau && knowNiveau(niveau)
}

/** Somebody of whom only the level is known. */
export const knowNiveau = (niveau: Niveau): Known => ({
  base: 'niveau',
  niveau,
  athlete: { vma: NIVEAU_VMA[niveau], dispersion: NIVEAU_DISPERSION },
})
