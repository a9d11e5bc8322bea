import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { heldAnswers } from './held-answers.ts'
import { Outcome } from './outcome.tsx'
import { useHeldAnswer } from './use-held-answers.ts'

type HeldActProps = {
  /** Names the act, and the heading of what it is about. */
  titleId: string
  /** « Confirmation », said with the seconds; then what it became. */
  label: string
  done: string
  /** Said before the reason when it was refused. */
  failed: string
  /** A call that outlives its page (`keepalive`) where leaving the page must not lose it. */
  run: () => Promise<unknown>
  /** Asks again for what shows it, sent or refused. */
  onSettled: () => unknown
}

/**
 * An act that waits ten seconds, in which it can be taken back (0083). The page that offers it sends what
 * waits when it is left (`useSendOnLeaving`).
 * @returns `outcome` in the place of the button that was pressed, null before and where it failed
 */
export function useHeldAct(props: HeldActProps) {
  const { titleId, label, done, failed, run, onSettled } = props
  const held = useHeldAnswer(titleId)
  const toast = useToast()
  const [isUndone, setUndone] = useState(false)
  const send = async () => {
    try {
      await run()
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause)
      toast({ message: `${failed} ${why}`, tone: 'danger', isLasting: true })
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

/** A button whose act can be taken back; what became of it takes its place. */
export function HeldButton(props: HeldButtonProps) {
  const { titleId, label, done, failed, run, onSettled, ...button } = props
  const act = useHeldAct({ titleId, label, done, failed, run, onSettled })
  const place = useFocusBack(act.isUndone)
  if (act.outcome) return act.outcome
  return (
    <div className="contents" ref={place}>
      <Button {...button} onClick={act.hold} />
    </div>
  )
}

/** The hand is led back to the button that it took back. */
export function useFocusBack(isUndone: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isUndone) place.current?.querySelector<HTMLElement>('[data-held], button')?.focus()
  }, [isUndone])
  return place
}
