import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { formatFailure } from './format-failure.ts'
import { heldAnswers } from './held-answers.ts'
import { Outcome } from './outcome.tsx'
import { useHeldAnswer } from './use-held-answers.ts'

type HeldActProps = {
  titleId: string
  label: string
  done: string
  failed: string
  /** « La photo est peut-être déjà retirée », where the answer was lost. */
  unsure: string
  /** Uses `keepalive` when leaving the page must not lose it. */
  run: () => Promise<unknown>
  onSettled: () => unknown
}

/**
 * Action delayed by ten seconds, with undo (0083). The page must call `useSendOnLeaving`.
 * @returns `outcome` replaces the pressed button; null before the press and after a failure
 */
export function useHeldAct(props: HeldActProps) {
  const { titleId, label, done, failed, unsure, run, onSettled } = props
  const held = useHeldAnswer(titleId)
  const toast = useToast()
  const [isUndone, setUndone] = useState(false)
  const send = async () => {
    try {
      await run()
    } catch (cause) {
      toast({ message: formatFailure(cause, { failed, unsure }), tone: 'danger', isLasting: true })
      throw cause
    } finally {
      void onSettled()
    }
  }
  const hold = () => {
    setUndone(false)
    heldAnswers.hold(titleId, { label, done, run: send })
  }
  const undo = () => heldAnswers.undo(titleId) && setUndone(true)
  const isHeld = held !== undefined && held.state !== 'failed'
  const outcome: ReactNode = isHeld ? <Outcome held={held} onUndo={undo} titleId={titleId} /> : null
  return { outcome, hold, isUndone }
}

type HeldButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & HeldActProps

export function HeldButton(props: HeldButtonProps) {
  const { titleId, label, done, failed, unsure, run, onSettled, ...button } = props
  const act = useHeldAct({ titleId, label, done, failed, unsure, run, onSettled })
  const place = useFocusBack(act.isUndone)
  if (act.outcome) return act.outcome
  return (
    <div className="contents" ref={place}>
      <Button {...button} onClick={act.hold} />
    </div>
  )
}

export function useFocusBack(isUndone: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isUndone) place.current?.querySelector<HTMLElement>('[data-held], button')?.focus()
  }, [isUndone])
  return place
}
