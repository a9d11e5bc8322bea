import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { isChausse } from '@foulee/domain/parcours/chaussures'
import { loopPath } from '#features/parcours/shared/tracer-paths.ts'
import { TextLink } from '#ui/text-link.tsx'

type LoopLinkProps = {
  entrainement: Entrainement
  /** The member whom I coach, on whose calendar it is; null on mine. */
  athlete: number | null
}

/** Loop for a session to come, of its hours, or its length, and of its climb. */
export function LoopLink({ entrainement, athlete }: LoopLinkProps) {
  const { id, etat, sport, totaux, denivele, parcours } = entrainement
  const { duree, distance } = totaux
  if (etat !== 'prevu' || !isChausse(sport) || !(duree || distance)) return null
  const pour = { kind: 'seance', id, athlete } as const
  return (
    <p>
      <TextLink to={loopPath({ denivele, pour, ...(duree ? { duree } : { longueur: distance }) })}>
        {parcours
          ? 'Trouver une autre boucle pour cette séance'
          : 'Trouver une boucle pour cette séance'}
      </TextLink>
    </p>
  )
}
