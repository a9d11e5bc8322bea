import { invalidFields } from '@foulee/contract/shared/call-error'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type Doubts = Readonly<Record<string, string>>
type Question = { doubts: Doubts; answer: (isMeant: boolean) => void }

/**
 * Confirmation of unusual values before saving.
 * @returns the pending question, and the dialog to draw
 */
export function useDoubts() {
  const [question, setQuestion] = useState<Question | null>(null)
  /** @throws CallError `champs_invalides` by field when the member declines */
  const confirmDoubts = async (doubts: Doubts): Promise<void> => {
    if (!Object.keys(doubts).length) return
    const isMeant = await new Promise<boolean>((answer) => setQuestion({ doubts, answer }))
    setQuestion(null)
    if (!isMeant) throw invalidFields({ ...doubts })
  }
  const dialog = question && (
    <Dialog
      footer={
        <>
          <Button onClick={() => question.answer(false)}>Corriger</Button>
          <Button onClick={() => question.answer(true)} variant="primary">
            Enregistrer ainsi
          </Button>
        </>
      }
      isOpen
      onClose={() => question.answer(false)}
      title="Est-ce bien cela&nbsp;?"
    >
      <ul className="grid gap-2">
        {Object.values(question.doubts).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Dialog>
  )
  return { ask: confirmDoubts, dialog }
}
