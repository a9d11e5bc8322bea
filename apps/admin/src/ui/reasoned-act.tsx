import { ReasonDialog } from './reason-dialog.tsx'
import { describeFailure, useAct } from './use-act.ts'

type ReasonedActProps = {
  onClose: () => void
  run: (motif: string) => Promise<unknown>
  done: string
  title: string
  /** What follows from it, and who reads the reason. */
  text: string
  confirm: string
}

/** One act that needs nothing but a reason. */
export function ReasonedAct({ onClose, run, done, ...words }: ReasonedActProps) {
  const act = useAct(run, done)
  return (
    <ReasonDialog
      {...words}
      error={act.error && describeFailure(act.error)}
      isBusy={act.isPending}
      onClose={onClose}
      onConfirm={(motif) => act.mutate(motif, { onSuccess: onClose })}
    />
  )
}
