import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { loopPath } from '#features/parcours/shared/tracer-paths.ts'
import { TextLink } from '#ui/text-link.tsx'

/** Loop for a session to come, of its hours, or its length, and of its climb. */
export function LoopLink({ entrainement }: { entrainement: Entrainement }) {
  const { etat, sport, totaux, denivele } = entrainement
  const { duree, distance } = totaux
  if (etat !== 'prevu' || sport !== 'course_a_pied' || !(duree || distance)) return null
  return (
    <p>
      <TextLink to={loopPath({ denivele, ...(duree ? { duree } : { longueur: distance }) })}>
        Trouver une boucle pour cette séance
      </TextLink>
    </p>
  )
}
