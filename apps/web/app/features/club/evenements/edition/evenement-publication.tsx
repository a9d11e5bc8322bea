import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { Completeness } from '#kit/editor/completeness.tsx'
import { FieldLinks } from '#kit/editor/field-links.tsx'
import { PublicationPanel, SentBack } from '#kit/editor/publication-panel.tsx'
import { StatutBadge } from '#kit/editor/statut-badge.tsx'
import { NextStep, SubmitButton, useSubmission } from '#kit/editor/submission.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CancelEvenement } from './cancel-evenement.tsx'
import { pagePath } from './paths.ts'
import { useMove } from './use-move.ts'

const WORDS = {
  enValidation: 'L’équipe relit votre évènement. Vous recevrez sa réponse par email.',
  publiee:
    'Il est visible de tous. Ce que vous changez se voit aussitôt, et les inscrits en sont prévenus.',
  complete: 'Il ne manque rien d’indispensable\u00a0: vous pouvez le soumettre.',
  manques: 'Ce qui manque avant de le soumettre\u00a0:',
} as const

export function EvenementPublication({ gestion }: { gestion: EvenementGestion }) {
  const { evenement, manques, conseils, droits, renvoi_motif, completude } = gestion
  const { id, slug, statut, annulation_motif } = evenement
  const { mutate, error, isPending, variables } = useMove(id)
  const submission = useSubmission(manques)
  return (
    <PublicationPanel
      badge={<StatutBadge accord="masculin" renvoi={renvoi_motif} statut={statut} />}
      error={error}
    >
      <Completeness de="de l’évènement" part={completude} />
      {renvoi_motif && statut === 'non_publiee' && (
        <SentBack motif={renvoi_motif} title={'L’équipe vous l’a renvoyé\u00a0:'} />
      )}
      {annulation_motif && statut === 'annulee' && (
        <SentBack motif={annulation_motif} title={'Annulé, pour cette raison\u00a0:'} />
      )}
      <NextStep statut={statut} submission={submission} words={WORDS}>
        <FieldLinks items={conseils} title={'Pour aller plus loin\u00a0:'} />
      </NextStep>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {droits.soumettre && (
          <SubmitButton
            isLoading={isPending && variables.geste === 'soumettre'}
            onSubmit={() => mutate({ geste: 'soumettre' })}
            submission={submission}
          />
        )}
        <ButtonLink icon="eye" to={pagePath(slug)}>
          {statut === 'publiee' ? 'Voir la page' : 'Voir l’aperçu'}
        </ButtonLink>
        {droits.annuler && <CancelEvenement gestion={gestion} />}
      </div>
    </PublicationPanel>
  )
}
