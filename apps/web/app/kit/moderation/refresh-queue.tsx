import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { heldAnswers } from './held-answers.ts'
import { COUNTS } from './queue-query.ts'
import { useSentAnswerCount } from './use-held-answers.ts'

type RefreshQueueProps = { refetch: () => Promise<{ error: Error | null }> }

export function RefreshQueue({ refetch }: RefreshQueueProps) {
  const client = useQueryClient()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    await heldAnswers.flush()
    void client.invalidateQueries(COUNTS)
    const { error } = await refetch()
    if (error) toast({ message: error.message, tone: 'danger' })
    else heldAnswers.forgetSettled()
    setBusy(false)
  }
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="text-ink-soft">{formatAnswered(useSentAnswerCount())}</p>
      <Button icon="refresh" isLoading={isBusy} onClick={() => void refresh()}>
        Actualiser
      </Button>
    </div>
  )
}

function formatAnswered(nb: number): string {
  if (!nb) return ''
  return nb === 1
    ? '1\u00a0réponse envoyée'
    : `${nb.toLocaleString('fr-FR')}\u00a0réponses envoyées`
}
