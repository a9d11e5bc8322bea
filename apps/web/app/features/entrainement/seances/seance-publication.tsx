import type { SeanceGestion } from '@foulee/contract/entrainement/seance'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PublicationPanel, SentBack } from '#kit/editor/publication-panel.tsx'
import { StatutBadge } from '#kit/editor/statut-badge.tsx'
import { NextStep, SubmitButton, useSubmission } from '#kit/editor/submission.tsx'
import { api } from '#platform/api/api.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { seancePath } from './paths.ts'
import { useShowSaved } from './use-save.ts'

const WORDS = {
  enValidation: 'L’équipe relit votre séance. Vous recevrez sa réponse par email.',
  publiee: 'Elle est visible de tous. Ce que vous changez se voit aussitôt.',
  complete: 'Il ne manque rien\u00a0: vous pouvez la soumettre.',
  manques:
    'Elle vous sert déjà telle quelle. Pour la publier dans la bibliothèque, il manque\u00a0:',
} as const

function useMove(id: number) {
  const client = useQueryClient()
  const show = useShowSaved()
  return useMutation({
    mutationFn: async (geste: 'soumettre' | 'reprendre') =>
      (
        await api('POST /api/coaching/tsession/{id}/etat', {
          params: { id },
          body: { geste, motif: '' },
        })
      ).data,
    onSuccess: show,
    onSettled: () => client.invalidateQueries({ queryKey: ['seances'] }),
  })
}

export function SeancePublication({ gestion }: { gestion: SeanceGestion }) {
  const { seance, manques, droits, renvoi_motif } = gestion
  const { statut, slug } = seance
  const { mutate, error, isPending, variables } = useMove(seance.id)
  const submission = useSubmission(manques)
  return (
    <PublicationPanel
      badge={<StatutBadge accord="feminin" renvoi={renvoi_motif} statut={statut} />}
      error={error}
    >
      {renvoi_motif && statut === 'non_publiee' && (
        <SentBack motif={renvoi_motif} title={'L’équipe vous l’a renvoyée\u00a0:'} />
      )}
      <NextStep statut={statut} submission={submission} words={WORDS} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {droits.soumettre && (
          <SubmitButton
            isLoading={isPending && variables === 'soumettre'}
            onSubmit={() => mutate('soumettre')}
            submission={submission}
          />
        )}
        {droits.reprendre && (
          <Button
            isLoading={isPending && variables === 'reprendre'}
            onClick={() => mutate('reprendre')}
          >
            {statut === 'publiee' ? 'Retirer de la publication' : 'Reprendre le brouillon'}
          </Button>
        )}
        <ButtonLink icon="eye" to={seancePath(slug)}>
          {statut === 'publiee' ? 'Voir la page' : 'Voir l’aperçu'}
        </ButtonLink>
      </div>
    </PublicationPanel>
  )
}
