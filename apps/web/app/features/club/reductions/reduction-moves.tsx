import type { ReductionGestion } from '@foulee/contract/club/reductions'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { useMoveReduction, useRemoveReduction } from './reductions.mutations.ts'

type MovesProps = { reduction: ReductionGestion; isStaff: boolean }

/** What may be done with it where it stands: the server decides. */
export function ReductionMoves({ reduction, isStaff }: MovesProps) {
  const { id, statut, renvoi_motif, revelees } = reduction
  const move = useMoveReduction(id)
  const [isAsking, setAsking] = useState(false)
  const does = (geste: 'soumettre' | 'publier' | 'retirer') => ({
    isLoading: move.isPending && move.variables.geste === geste,
    onClick: () => move.mutate({ geste }),
  })
  return (
    <div className="grid gap-3">
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

/** Asked twice, on the same button: nothing brings it back. */
function Remove({ id }: { id: number }) {
  const remove = useRemoveReduction(id)
  const [isSure, setSure] = useState(false)
  return (
    <Button
      icon="trash"
      isLoading={remove.isPending}
      onBlur={() => setSure(false)}
      onClick={() => (isSure ? remove.mutate() : setSure(true))}
      variant={isSure ? 'danger' : 'quiet'}
    >
      {isSure ? 'Supprimer pour de bon' : 'Supprimer'}
    </Button>
  )
}
