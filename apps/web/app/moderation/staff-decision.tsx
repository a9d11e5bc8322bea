import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ReasonDialog, type ReasonDialogProps } from '../ui/reason-dialog.tsx'
import { useToast } from '../ui/toast.tsx'

/** A decision of the staff on one thing that waits: whether they say why not, and what came of it. */
export function useStaffDecision() {
  const [isRefusing, setRefusing] = useState(false)
  const toast = useToast()
  return {
    isRefusing,
    setRefusing,
    /** Said by the mutation itself: once decided, the card leaves the list. */
    settle: (message: string) => {
      setRefusing(false)
      toast({ message, tone: 'success' })
    },
    fail: ({ message }: Error) => toast({ message, tone: 'danger' }),
  }
}

type StaffDecisionProps = Pick<ReasonDialogProps, 'back' | 'label' | 'hint' | 'empty'> & {
  decision: ReturnType<typeof useStaffDecision>
  /** The heading that each button is about. */
  titleId: string
  /** On the button that says yes. */
  accept: string
  onAccept: () => void
  /** On the one that says no, which asks why before it does. */
  refuse: string
  onRefuse: (motif: string) => void
  /** What is refused: « Refuser cette demande ». */
  question: string
  /** What sends the answer. */
  mutation: { isPending: boolean; error: Error | null; reset: () => void }
  /** What to look at before. */
  children?: ReactNode
  /** What else may be done, last. */
  more?: ReactNode
}

/** The two answers of the staff, with the reason that a refusal asks for. */
export function StaffDecision({ decision, mutation, ...props }: StaffDecisionProps) {
  const { titleId, accept, onAccept, refuse, onRefuse, question, children, more, ...dialog } = props
  const { isRefusing, setRefusing } = decision
  const { isPending, error, reset } = mutation
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button
          aria-describedby={titleId}
          icon="check"
          isLoading={isPending && !isRefusing}
          onClick={onAccept}
        >
          {accept}
        </Button>
        <Button
          aria-describedby={titleId}
          onClick={() => {
            // What another answer was told is not said of this one.
            reset()
            setRefusing(true)
          }}
          variant="quiet"
        >
          {refuse}…
        </Button>
        {more}
      </div>
      <ReasonDialog
        {...dialog}
        action={refuse}
        error={isRefusing ? error?.message : undefined}
        isBusy={isPending}
        isOpen={isRefusing}
        onClose={() => setRefusing(false)}
        onSend={onRefuse}
        title={question}
      />
    </>
  )
}
