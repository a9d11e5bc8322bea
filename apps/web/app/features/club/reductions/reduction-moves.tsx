import type { ReductionGestion } from '@foulee/contract/club/reductions'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { Button } from '#ui/button.tsx'
import { useOnePress } from '#ui/form/use-one-press.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { useMoveReduction, useRemoveReduction } from './reductions.mutations.ts'

type Statut = ReductionGestion['statut']
type MovesProps = { reduction: ReductionGestion; isStaff: boolean }

export function ReductionMoves({ reduction, isStaff }: MovesProps) {
  const { id, statut, renvoi_motif, revelees } = reduction
  const move = useMoveReduction(id)
  const isNewPress = useOnePress(move.isPending, move.error)
  const [isAsking, setAsking] = useState(false)
  const moved = useMoved(statut)
  const does = (geste: 'soumettre' | 'publier' | 'retirer') => ({
    isLoading: move.isPending && move.variables.geste === geste,
    onClick: ({ timeStamp }: MouseEvent) => isNewPress(timeStamp) && move.mutate({ geste }),
  })
  return (
    <div className="grid gap-3 outline-none" ref={moved} tabIndex={-1}>
      {statut === 'non_publiee' && renvoi_motif && (
        <p>
          <strong>Renvoyée par l’équipe&nbsp;:</strong> {renvoi_motif}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {statut === 'non_publiee' && (
          <Button variant="primary" {...does('soumettre')}>
            Soumettre à validation
          </Button>
        )}
        {statut === 'en_validation' && isStaff && (
          <>
            <Button variant="primary" {...does('publier')}>
              Publier
            </Button>
            <Button onClick={() => setAsking(true)}>Renvoyer</Button>
          </>
        )}
        {statut === 'en_validation' && !isStaff && (
          <Button {...does('retirer')}>Reprendre en brouillon</Button>
        )}
        {statut === 'publiee' && <Button {...does('retirer')}>Retirer de la liste</Button>}
        {revelees === 0 && statut !== 'publiee' && <Remove id={id} />}
      </div>
      <ReasonDialog
        action="Renvoyer"
        error={move.error?.message}
        hint="Le magasin lira ce motif."
        isBusy={move.isPending}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onSend={(motif) =>
          move.mutate({ geste: 'renvoyer', motif }, { onSuccess: () => setAsking(false) })
        }
        title="Renvoyer la réduction"
      />
    </div>
  )
}

/** After a transition the pressed button is gone: the next actions take the focus. */
function useMoved(statut: Statut) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(statut)
  useEffect(() => {
    if (before.current !== statut) box.current?.focus()
    before.current = statut
  }, [statut])
  return box
}

function Remove({ id }: { id: number }) {
  const { mutateAsync } = useRemoveReduction(id)
  return (
    <RemoveButton
      label="Supprimer"
      question="Supprimer cette réduction&nbsp;?"
      remove={() => mutateAsync()}
    >
      Personne n’en a vu le code. Rien ne la fera revenir.
    </RemoveButton>
  )
}
