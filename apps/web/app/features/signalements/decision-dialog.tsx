import type { Signalement } from '@foulee/contract/signalements'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-field.tsx'

export type Pending = { signalement: Signalement; decision: 'retenu' | 'rejete' }

type DecisionDialogProps = {
  pending: Pending | null
  isBusy: boolean
  error: string | undefined
  onClose: () => void
  onDecide: (motif: string) => void
}

/** Says what the decision does before it is taken; upholding is never without a reason. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { pending, isBusy, error, onClose, onDecide } = props
  const [isEmpty, setEmpty] = useState(false)
  const isUpheld = pending?.decision === 'retenu'
  return (
    <Dialog
      isOpen={pending !== null}
      onClose={onClose}
      title={isUpheld ? 'Retenir ce signalement' : 'Rejeter ce signalement'}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const motif = String(new FormData(event.currentTarget).get('motif') ?? '').trim()
          setEmpty(isUpheld && !motif)
          if (motif || !isUpheld) onDecide(motif)
        }}
      >
        <TextArea
          error={isEmpty ? 'Dites pourquoi\u00a0: la personne le lira.' : error}
          hint={pending && sayConsequence(pending)}
          id="motif"
          isOptional={!isUpheld}
          label="Motif"
          maxLength={1000}
          name="motif"
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Annuler</Button>
          <Button isLoading={isBusy} type="submit" variant={isUpheld ? 'danger' : 'secondary'}>
            {isUpheld ? 'Retenir' : 'Rejeter'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const BY_HAND = 'La personne qui signale reçoit ce motif. Corrigez le contenu depuis sa page.'
const CONSEQUENCES: Readonly<Record<Signalement['model'], string>> = {
  commentaire: 'L’avis sera masqué. Son auteur et la personne qui signale recevront ce motif.',
  parcours:
    'Le parcours ne sera plus publié. Son auteur et la personne qui signale recevront ce motif.',
  course: BY_HAND,
  profil: BY_HAND,
}

function sayConsequence({ decision, signalement }: Pending): string {
  if (decision === 'rejete')
    return 'Le contenu reste affiché. La personne qui signale reçoit ce motif.'
  return CONSEQUENCES[signalement.model]
}
