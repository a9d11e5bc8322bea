import type { ReductionGestion } from '@foulee/contract/club/reductions'
import { type ComponentProps, useState } from 'react'
import { useLocation } from 'react-router'
import { Conflict } from '#kit/editor/conflict.tsx'
import { isPassed, readEditFailure } from '#kit/editor/edit-failure.ts'
import { clearDraft, getDraftKey } from '#platform/drafts/draft.ts'
import { readReduction } from './reduction-body.ts'
import { getDraftName, ReductionForm } from './reduction-form.tsx'
import { compare, LABELS } from './reduction-words.ts'
import type { useSaveReduction } from './reductions.mutations.ts'

type FormProps = ComponentProps<typeof ReductionForm>
type VersionedProps = Omit<FormProps, 'save'> & {
  reduction: ReductionGestion
  save: ReturnType<typeof useSaveReduction>
}

export function VersionedReduction({ reduction, save, ...props }: VersionedProps) {
  const { pathname } = useLocation()
  const [round, setRound] = useState(0)
  const [sent, setSent] = useState<FormData | null>(null)
  const renew = () => {
    clearDraft(getDraftKey(pathname, getDraftName(reduction)))
    setSent(null)
    setRound(round + 1)
  }
  const send = (form: FormData) => {
    setSent(form)
    // Remounts the form from the saved discount: the next save starts from its version.
    save.mutate(form, { onSuccess: renew })
  }
  const resend = () => {
    if (!sent) return
    sent.set('version', String(reduction.version))
    send(sent)
  }
  const hasPassed = isPassed(save.error) && sent !== null
  return (
    <>
      <ReductionForm
        {...props}
        key={round}
        reduction={reduction}
        save={{
          mutate: send,
          error: hasPassed ? null : save.error,
          isPending: save.isPending,
        }}
      />
      {hasPassed && (
        <Conflict
          isBusy={save.isPending}
          labels={LABELS}
          message={readEditFailure(save.error).message}
          {...compare(readReduction(sent), reduction, props.magasins)}
          onOverwrite={resend}
          onReload={() => {
            save.reset()
            renew()
          }}
        />
      )}
    </>
  )
}
