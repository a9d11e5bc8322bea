import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { bloquesQuery, useBlock } from './blocages.queries.ts'

export function BloquesList() {
  const { data } = useQuery(bloquesQuery)
  const { mutate, isPending, variables } = useBlock()
  const toast = useToast()
  if (!data?.length) return null
  const unblock = (users_id: number, nom: string) =>
    mutate(
      { users_id, est_bloque: false },
      {
        onSuccess: () => toast({ message: `Vous avez débloqué ${nom}.`, tone: 'success' }),
        onError: ({ message }) => toast({ message, tone: 'danger' }),
      },
    )
  return (
    <section aria-labelledby="bloques" className="card grid gap-3 p-5">
      <h3 className="font-sans text-base font-semibold" id="bloques">
        Membres bloqués
      </h3>
      <p className="text-sm text-ink-soft">
        Aucun de vous deux ne voit la page, les publications ni les commentaires de l’autre.
      </p>
      <ul className="grid divide-y divide-line">
        {data.map(({ users_id, nom }) => (
          <li className="flex flex-wrap items-center justify-between gap-3 py-2" key={users_id}>
            <span className="min-w-0 grow truncate">{nom}</span>
            <Button
              isLoading={isPending && variables.users_id === users_id}
              onClick={() => unblock(users_id, nom)}
            >
              Débloquer<span className="sr-only"> {nom}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
