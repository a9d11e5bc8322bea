import type { Signalement } from '@foulee/contract/signalements'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'

export type Pending = { signalement: Signalement; decision: 'retenu' | 'rejete' }

type DecisionDialogProps = {
  pending: Pending | null
  isBusy: boolean
  error: string | undefined
  onClose: () => void
  onDecide: (motif: string) => void
}

/** Says what the decision does before it is taken; upholding is never without a reason. */
export function DecisionDialog({ pending, onDecide, ...dialog }: DecisionDialogProps) {
  const isUpheld = pending?.decision === 'retenu'
  return (
    <ReasonDialog
      {...dialog}
      action={isUpheld ? 'Retenir' : 'Rejeter'}
      hint={pending && sayConsequence(pending)}
      isOpen={pending !== null}
      isOptional={!isUpheld}
      onSend={onDecide}
      title={isUpheld ? 'Retenir ce signalement' : 'Rejeter ce signalement'}
    />
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
