import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import { heldAnswers } from './held-answers.ts'
import { Outcome } from './outcome.tsx'
import { useHeldAnswer } from './use-held-answers.ts'

type HeldButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** Names the act, and the heading of what it is about. */
  titleId: string
  /** « Confirmation », said with the seconds; then what it became. */
  label: string
  done: string
  /** Said before the reason when it was refused. */
  failed: string
  /** A call that outlives its page (`keepalive`). */
  run: () => Promise<unknown>
  /** Asks again for what shows it, sent or refused. */
  onSettled: () => unknown
}

/**
 * A button whose act waits ten seconds, in which it can be taken back (0083). The page that shows it sends
 * what waits when it is left (`useSendOnLeaving`).
 */
export function HeldButton(props: HeldButtonProps) {
  const { titleId, label, done, failed, run, onSettled, ...button } = props
  const held = useHeldAnswer(titleId)
  const toast = useToast()
  const [isUndone, setUndone] = useState(false)
  const pressed = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isUndone) pressed.current?.querySelector('button')?.focus()
  }, [isUndone])
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
  if (held && held.state !== 'failed') {
    const undo = () => heldAnswers.undo(titleId) && setUndone(true)
    return <Outcome held={held} onUndo={undo} titleId={titleId} />
  }
  return (
    <div className="contents" ref={pressed}>
      <Button {...button} onClick={hold} />
    </div>
  )
}
