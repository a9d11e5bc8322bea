import type { Claim } from '@foulee/contract/courses/revendications'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { editorPath } from './paths.ts'

export function ClaimDone({ claim: { structure: organisateur } }: { claim: Claim }) {
  return (
    <EmptyState
      action={
        <ButtonLink to={editorPath(organisateur.id)} variant="primary">
          Ouvrir l’organisateur
        </ButtonLink>
      }
      title="C’est vérifié"
    >
      <p role="status">Vous gérez désormais «&nbsp;{organisateur.nom}&nbsp;» et ses courses.</p>
    </EmptyState>
  )
}
