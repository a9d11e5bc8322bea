import type { ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import { PublicationPanel, SentBack } from '#kit/editor/publication-panel.tsx'
import { StatutBadge } from '#kit/editor/statut-badge.tsx'
import { NextStep, SubmitButton, useSubmission } from '#kit/editor/submission.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useMove } from './use-move.ts'

const WORDS = {
  enValidation: 'L’équipe relit votre parcours. Vous recevrez sa réponse par email.',
  publiee: 'Il est visible de tous. Ce que vous changez se voit aussitôt.',
  complete: 'Il ne manque rien\u00a0: vous pouvez le soumettre.',
  manques: 'Ce qui manque avant de le soumettre\u00a0:',
} as const

export function RoutePublication({ gestion }: { gestion: ParcoursGestion }) {
  const { parcours, manques, droits, renvoi_motif } = gestion
  const { statut } = parcours
  const { mutate, error, isPending, variables } = useMove(parcours.id)
  const submission = useSubmission(manques)
  return (
    <PublicationPanel
      badge={<StatutBadge accord="masculin" renvoi={renvoi_motif} statut={statut} />}
      error={error}
    >
      {renvoi_motif && statut === 'non_publiee' && (
        <SentBack motif={renvoi_motif} title={'L’équipe vous l’a renvoyé\u00a0:'} />
      )}
      <NextStep statut={statut} submission={submission} words={WORDS} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {droits.soumettre && (
          <SubmitButton
            isLoading={isPending && variables.geste === 'soumettre'}
            onSubmit={() => mutate({ geste: 'soumettre' })}
            submission={submission}
          />
        )}
        {droits.reprendre && (
          <Button
            isLoading={isPending && variables.geste === 'reprendre'}
            onClick={() => mutate({ geste: 'reprendre' })}
          >
            {statut === 'publiee' ? 'Retirer de la publication' : 'Reprendre le brouillon'}
          </Button>
        )}
        {parcours.trace && (
          <ButtonLink icon="eye" to={`/parcours/${parcours.slug}`}>
            {statut === 'publiee' ? 'Voir la page' : 'Voir l’aperçu'}
          </ButtonLink>
        )}
      </div>
    </PublicationPanel>
  )
}
