import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useToast } from '#ui/toast.tsx'
import { bloquesQuery, useBlock } from './blocages.queries.ts'

type BarredPageProps = {
  users_id: number
  /** Page for a blocked member: the same as for an unknown profile. */
  otherwise: ReactElement
}

export function BarredPage({ users_id, otherwise }: BarredPageProps) {
  const { data } = useQuery(bloquesQuery)
  const { mutate, isPending } = useBlock()
  const toast = useToast()
  const bloque = data?.find((item) => item.users_id === users_id)
  if (!bloque) return otherwise
  const unblock = () =>
    mutate(
      { users_id, est_bloque: false },
      {
        onSuccess: () => toast({ message: `Vous avez débloqué ${bloque.nom}.`, tone: 'success' }),
        onError: ({ message }) => toast({ message, tone: 'danger' }),
      },
    )
  return (
    <main className="page py-12" id="contenu">
      <PageHead
        description="Un membre que vous avez bloqué."
        isPrivate
        path={`/coureurs/${users_id}`}
        title="Membre bloqué"
      />
      <EmptyState
        action={
          <Button isLoading={isPending} onClick={unblock}>
            Débloquer
          </Button>
        }
        title={`Vous avez bloqué ${bloque.nom}`}
      >
        <p>
          Vous ne voyez plus sa page, ses publications ni ses commentaires, et les vôtres lui sont
          cachés.
        </p>
      </EmptyState>
    </main>
  )
}
