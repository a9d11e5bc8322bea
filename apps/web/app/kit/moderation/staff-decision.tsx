import type { Reponse } from '@foulee/contract/equipe/reponses'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Filter } from '#platform/api/tagged.ts'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import type { IconName } from '#ui/icon.tsx'
import { ReasonDialog, type ReasonDialogProps } from '#ui/reason-dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import { formatFailure } from './format-failure.ts'
import { type HeldAnswer, heldAnswers } from './held-answers.ts'
import { Outcome } from './outcome.tsx'
import { COUNTS } from './queue-query.ts'
import { useHeldAnswer } from './use-held-answers.ts'

type Reason = Pick<ReasonDialogProps, 'title' | 'hint' | 'back' | 'label' | 'empty' | 'isOptional'>
type StaffAnswer = {
  reponse: Reponse
  button?: string
  icon?: IconName
  reason?: Reason
}

type StaffDecisionProps = {
  about: string
  id: number
  titleId: string
  answers: readonly [StaffAnswer, StaffAnswer]
  outdated: readonly Filter[]
  children?: ReactNode
  more?: ReactNode
}

/**
 * Both decisions of the staff. The outcome replaces them without taking more room: the cards below
 * stay in place.
 */
export function StaffDecision(props: StaffDecisionProps) {
  const { about, titleId, answers, children, more } = props
  const held = useHeldAnswer(titleId)
  const { hold, undo, isUndone } = useAnswer(props)
  const pressed = useRef<HTMLButtonElement>(null)
  const isAnswered = held !== undefined && held.state !== 'failed'
  useEffect(() => {
    if (isUndone) pressed.current?.focus()
  }, [isUndone])
  return (
    <div className="relative grid *:[grid-area:1/1]">
      <div className={cx('flex flex-wrap gap-3', isAnswered && 'invisible')} inert={isAnswered}>
        {children}
        {answers.map((answer, index) => (
          <AnswerButton
            answer={answer}
            key={answer.reponse.label}
            onAnswer={(motif) => hold(answer.reponse, motif)}
            pressed={pressed}
            titleId={titleId}
            variant={index === 0 ? 'secondary' : 'quiet'}
          />
        ))}
        {more}
      </div>
      {isAnswered && <Outcome held={held} onUndo={undo} titleId={titleId} />}
      <span className="sr-only" role="status">
        {formatAnnouncement(about, held, isUndone)}
      </span>
    </div>
  )
}

type AnswerButtonProps = {
  answer: StaffAnswer
  titleId: string
  variant: ButtonVariant
  pressed: RefObject<HTMLButtonElement | null>
  onAnswer: (motif: string) => void
}

function AnswerButton({ answer, titleId, variant, pressed, onAnswer }: AnswerButtonProps) {
  const { reponse, button = reponse.label, icon, reason } = answer
  const [isAsking, setAsking] = useState(false)
  const [motif, setMotif] = useState('')
  return (
    <>
      <Button
        aria-describedby={titleId}
        icon={icon}
        onClick={({ currentTarget }) => {
          pressed.current = currentTarget
          if (reason) setAsking(true)
          else onAnswer('')
        }}
        variant={variant}
      >
        {reason ? `${button}…` : button}
      </Button>
      {reason && (
        <ReasonDialog
          {...reason}
          action={reponse.label}
          error={undefined}
          initial={motif}
          isBusy={false}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onSend={(input) => {
            setMotif(input)
            setAsking(false)
            onAnswer(input)
          }}
        />
      )}
    </>
  )
}

type UseAnswerProps = Pick<StaffDecisionProps, 'about' | 'id' | 'titleId' | 'outdated'>

/** Decides and undoes. A refusal is announced on whatever page is open by then. */
function useAnswer({ about, id, titleId, outdated }: UseAnswerProps) {
  const client = useQueryClient()
  const toast = useToast()
  const [isUndone, setUndone] = useState(false)

  const send = async (run: () => Promise<unknown>) => {
    try {
      await run()
    } catch (cause) {
      const yours = `Votre réponse à «\u00a0${about}\u00a0»`
      const message = formatFailure(cause, {
        failed: `${yours} n’est pas passée\u00a0:`,
        unsure: `${yours} est peut-être déjà passée`,
      })
      toast({ message, tone: 'danger', isLasting: true })
      throw cause
    } finally {
      // Another moderator may have decided: the queries are stale in any case.
      for (const filter of outdated) {
        void client.invalidateQueries({ ...filter, refetchType: 'none' })
      }
      void client.invalidateQueries(COUNTS)
    }
  }
  return {
    isUndone,
    hold: ({ label, done, run }: Reponse, motif: string) => {
      setUndone(false)
      heldAnswers.hold(titleId, { label, done, run: () => send(() => run(id, motif)) })
    },
    undo: () => {
      if (heldAnswers.undo(titleId)) setUndone(true)
    },
  }
}

/** Live region: one message per step, not per second. */
function formatAnnouncement(
  about: string,
  held: HeldAnswer | undefined,
  isUndone: boolean,
): string {
  if (held?.state === 'held') {
    return `${held.act.label} dans dix secondes\u00a0: ${about}. Vous pouvez encore annuler.`
  }
  if (held?.state === 'done') return held.act.done
  return isUndone ? `Annulé, rien n’est envoyé\u00a0: ${about}.` : ''
}
