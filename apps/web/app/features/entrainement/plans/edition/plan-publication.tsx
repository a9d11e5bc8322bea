import type { PlanGestion } from '@foulee/contract/entrainement/plan'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PublicationPanel, SentBack } from '#kit/editor/publication-panel.tsx'
import { StatutBadge } from '#kit/editor/statut-badge.tsx'
import { NextStep, SubmitButton, useSubmission } from '#kit/editor/submission.tsx'
import { api } from '#platform/api/api.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { showSavedPlan } from './saving-plan.ts'

const WORDS = {
  enValidation: 'L’équipe relit votre plan. Vous recevrez sa réponse par email.',
  publiee:
    'Il est visible de tous. Les textes changent aussitôt\u00a0; les semaines, quand vous les publiez à nouveau.',
  complete: 'Il ne manque rien\u00a0: vous pouvez le soumettre.',
  manques: 'Ce qui manque avant de le soumettre\u00a0:',
} as const

type Move = 'soumettre' | 'reprendre' | 'reparaitre'

function useMove(id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `plan ${id}` },
    mutationFn: async (move: Move) => {
      const params = { id }
      return move === 'reparaitre'
        ? (await api('POST /api/coaching/plan/{id}/reparaitre', { params })).data
        : (await api('POST /api/coaching/plan/{id}/etat', { params, body: { geste: move } })).data
    },
    onSuccess: (data) => showSavedPlan(client, data),
  })
}

export function PlanPublication({ gestion }: { gestion: PlanGestion }) {
  const { plan, manques, droits, renvoi_motif, a_reparaitre, nb_suivis, parution } = gestion
  const { statut, slug } = plan
  const { mutate, error, isPending, variables } = useMove(plan.id)
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
      {nb_suivis > 0 && (
        <p className="text-ink-soft">
          {nb_suivis === 1
            ? 'Un membre suit ce plan.'
            : `${nb_suivis}\u00a0membres suivent ce plan.`}
        </p>
      )}
      {a_reparaitre && (
        <p className="rounded-control bg-ciel-wash px-4 py-3">
          Vos semaines ont changé depuis la version {parution}. Ceux qui suivent déjà le plan
          gardent leur version&nbsp;; les suivants auront la nouvelle.
        </p>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {a_reparaitre && statut === 'publiee' && (
          <Button
            icon="check"
            isLoading={isPending && variables === 'reparaitre'}
            onClick={() => mutate('reparaitre')}
            variant="primary"
          >
            Publier les changements
          </Button>
        )}
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
        <ButtonLink icon="eye" to={`/training/plans/${slug}`}>
          {statut === 'publiee' ? 'Voir la page' : 'Voir l’aperçu'}
        </ButtonLink>
      </div>
    </PublicationPanel>
  )
}
