import type { Entrainement, Proposition } from '@foulee/contract/entrainement/entrainement'
import type { Done } from '@foulee/contract/entrainement/entrainements'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { useToast } from '#ui/toast.tsx'
import { toDone } from './done-body.ts'
import { TRAINING } from './entrainements.queries.ts'

export function useTrainingChange<Variables, Answer>(
  change: (variables: Variables) => Promise<Answer>,
  said: {
    onSuccess?: (answer: Answer, variables: Variables) => void
    onError?: (error: Error) => void
  } = {},
): UseMutationResult<Answer, Error, Variables> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    ...said,
    onSettled: () => client.invalidateQueries(TRAINING),
  })
}

/** Topic of toasts: the last change only is undone from its toast, others from the history. */
const TOPIC = 'agenda'

export type WayBack = (() => Promise<unknown>) | null

export function createUndo(gestes: readonly number[]): WayBack {
  const [id, ...avec] = gestes
  return id === undefined ? null : () => api('POST /api/training/annuler', { body: { id, avec } })
}

/** Runs an undo with its toast, also after the component has unmounted. */
export function useUndo<Variables>(undo: (variables: Variables) => Promise<unknown>) {
  const toast = useToast()
  return useTrainingChange(undo, {
    onSuccess: () => toast({ message: 'C’est remis comme avant.', tone: 'success', topic: TOPIC }),
    onError: ({ message }) => toast({ message, tone: 'danger', topic: TOPIC }),
  })
}

type ToastContent = { message: string; link?: { label: string; to: string } }

export function useGeste<Variables>(
  act: (variables: Variables) => Promise<WayBack>,
  say: (variables: Variables) => string | ToastContent,
) {
  const toast = useToast()
  const { mutate: undo } = useUndo((back: () => Promise<unknown>) => back())
  const mutation = useTrainingChange(act, {
    onSuccess: (back, input) => {
      const said = say(input)
      toast({
        ...(typeof said === 'string' ? { message: said } : said),
        tone: 'success',
        topic: TOPIC,
        ...(back && { action: { label: 'Annuler', onPress: () => undo(back) } }),
      })
    },
  })
  /** For buttons without a form to show an error. */
  const run = (variables: Variables, after?: () => void) =>
    mutation.mutate(variables, {
      onSuccess: after,
      onError: ({ message }) => toast({ message, tone: 'danger' }),
    })
  return { ...mutation, run }
}

export const applyProposition = async (
  proposition: Proposition,
  pause?: { raison: 'malade' | 'blesse' | 'absent'; du: string; au: string },
): Promise<WayBack> => {
  const body = { proposition, ...(pause && { pause }) }
  return createUndo([(await api('POST /api/training/adapter', { body })).data.id])
}

export const useDone = <Variables>(
  entrainement: Entrainement,
  read: (variables: Variables) => Done,
  say: (variables: Variables) => string,
) => {
  const { id } = entrainement
  const markDone = (body: Done) => api('POST /api/training/done/{id}', { params: { id }, body })
  return useGeste(async (variables: Variables) => {
    await markDone(read(variables))
    return () => markDone(toDone(entrainement))
  }, say)
}
