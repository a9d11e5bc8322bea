import { ReasonDialog } from './reason-dialog.tsx'
import { describeActFailure, useAct } from './use-act.ts'

type ReasonedActProps = {
  onClose: () => void
  run: (motif: string) => Promise<unknown>
  done: string
  title: string
  text: string
  confirm: string
}

export function ReasonedAct({ onClose, run, done, ...words }: ReasonedActProps) {
  const act = useAct(run, done)
  return (
    <ReasonDialog
      {...words}
      error={act.error && describeActFailure(act.error)}
      isBusy={act.isPending}
      onClose={onClose}
      onConfirm={(motif) => act.mutate(motif, { onSuccess: onClose })}
    />
  )
}
