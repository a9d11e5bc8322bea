import type { DemandePlan } from '@foulee/contract/entrainement/programmation'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { PagedItems } from '#ui/paged-items.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { demandesQuery } from './edition.queries.ts'

export function Demandes() {
  return (
    <PagedItems
      empty={null}
      query={useInfiniteQuery(demandesQuery)}
      waiting={<Skeleton className="h-24 rounded-card" />}
    >
      {(demandes, nb) => (
        <section aria-labelledby="demandes" className="grid gap-4">
          <h2 className="text-xl" id="demandes">
            {nb === 1 ? 'Une demande' : `${nb}\u00a0demandes`}
          </h2>
          <ul className="grid items-start gap-4 md:grid-cols-2">
            {demandes.map((demande) => (
              <li key={demande.id}>
                <DemandeCard demande={demande} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PagedItems>
  )
}

type Reponse = 'accorder' | 'refuser'

const WORDS = {
  accorder: { title: 'Accorder le plan', action: 'Accorder' },
  refuser: { title: 'Refuser la demande', action: 'Refuser' },
} as const

function DemandeCard({ demande }: { demande: DemandePlan }) {
  const { id, plan, athlete, message, etat, created_at } = demande
  const [reponse, setAsked] = useState<Reponse | null>(null)
  const toast = useToast()
  const { mutate, error, isPending } = useCall('POST /api/coaching/plan/demandes/{id}', {
    input: ({ reponse, message: words }: { reponse: Reponse; message: string }) => ({
      params: { id },
      body: { reponse, message: words },
    }),
    onSuccess: (_, { reponse }) => {
      setAsked(null)
      toast({
        message: reponse === 'accorder' ? 'Plan accordé.' : 'Demande refusée.',
        tone: 'success',
      })
    },
  })
  return (
    <article className="card grid gap-3 p-5">
      <div className="grid gap-1">
        <h3 className="text-lg">
          <Link className="hover:underline" to={`/coureurs/${athlete.id}`}>
            {athlete.nom}
          </Link>
        </h3>
        <p className="text-ink-soft">
          {plan.titre}, le {formatDateLongue(parisDate(new Date(created_at)))}
        </p>
      </div>
      {message && <p className="whitespace-pre-line">{message}</p>}
      {etat === 'demande' ? (
        <div className="flex flex-wrap gap-3">
          <Button icon="check" onClick={() => setAsked('accorder')}>
            Accorder<span className="sr-only">&nbsp;: {athlete.nom}</span>
          </Button>
          <Button onClick={() => setAsked('refuser')} variant="quiet">
            Refuser<span className="sr-only">&nbsp;: {athlete.nom}</span>
          </Button>
        </div>
      ) : (
        <p className="font-semibold text-sapin">{etat === 'refuse' ? 'Refusée' : 'Accordée'}</p>
      )}
      <ReasonDialog
        {...WORDS[reponse ?? 'accorder']}
        error={error?.message}
        hint={`${athlete.nom} lira ce message.`}
        isBusy={isPending}
        isOpen={reponse !== null}
        isOptional
        label="Message"
        onClose={() => setAsked(null)}
        onSend={(words) => reponse && mutate({ reponse: reponse, message: words })}
      />
    </article>
  )
}
