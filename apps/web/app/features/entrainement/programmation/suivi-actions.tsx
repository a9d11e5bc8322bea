import type { Suivi } from '@foulee/contract/entrainement/programmation'
import { useNavigate } from 'react-router'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useReset, useStop } from './use-suivi.ts'

export function SuiviActions({ suivi }: { suivi: Suivi }) {
  const { id, nb, plan } = suivi
  const stop = useStop()
  const reset = useReset()
  const navigate = useNavigate()
  const coming = `${nb.a_venir}\u00a0séance${nb.a_venir > 1 ? 's' : ''} à venir`
  return (
    <section aria-labelledby="autrement" className="grid justify-items-start gap-3">
      <h2 className="text-xl" id="autrement">
        Changer d’avis
      </h2>
      <div className="flex flex-wrap gap-3">
        <RemoveButton
          confirm="Recommencer"
          icon="refresh"
          label="Recommencer le plan"
          question={'Recommencer ce plan\u00a0?'}
          remove={() => reset(id)}
        >
          {coming} quittent votre agenda. Ce que vous avez fait reste dans votre journal. Vous
          choisirez ensuite une nouvelle date.
        </RemoveButton>
        <RemoveButton
          confirm="Arrêter"
          icon="close"
          label="Arrêter le plan"
          question={'Arrêter ce plan\u00a0?'}
          remove={async () => {
            await stop(id)
            await navigate(plan ? `/training/plans/${plan.slug}` : '/training/plans')
          }}
        >
          {coming} quittent votre agenda. Ce que vous avez fait reste dans votre journal. Vous
          pourrez reprendre le plan quand vous voudrez.
        </RemoveButton>
      </div>
    </section>
  )
}
