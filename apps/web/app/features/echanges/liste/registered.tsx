import type { Epreuve } from '@foulee/contract/courses/courses'
import type { Liste } from '@foulee/contract/echanges/liste'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useStore } from './liste.queries.ts'
import { findEntry } from './liste-merge.ts'

type RegisteredProps = { epreuves: readonly Epreuve[]; liste: Liste }

/** Produit 8.17: registration happens on the organiser's site, so the member confirms it here. */
export function Registered({ liste, ...props }: RegisteredProps) {
  const epreuves = props.epreuves.filter(({ annulee }) => !annulee)
  const [isDismissed, setDismissed] = useState(false)
  const store = useStore()
  const isDone = epreuves.some(
    ({ id }) => findEntry(liste, 'epreuve', id)?.extra.etat === 'inscrit',
  )
  if (isDone) {
    return (
      <p className="text-center text-sm font-semibold text-sapin" role="status">
        Inscription notée dans votre run list.
      </p>
    )
  }
  if (isDismissed) return null
  const isOne = epreuves.length === 1
  return (
    <section aria-label="Votre inscription" className="grid gap-2 border-t border-line pt-3">
      <p className="font-semibold" role="status">
        {isOne
          ? 'Votre inscription est faite\u00a0?'
          : 'Inscription faite\u00a0? À quelle épreuve\u00a0?'}
      </p>
      {epreuves.map(({ id, nom }) => (
        <Button
          icon="ticket"
          isLoading={store.isPending && store.variables.id === id}
          key={id}
          onClick={() => store.mutate({ type: 'epreuve', id, etat: 'inscrit' })}
        >
          {isOne ? 'Oui, c’est fait' : nom}
        </Button>
      ))}
      <Button onClick={() => setDismissed(true)} variant="quiet">
        Pas encore
      </Button>
    </section>
  )
}
