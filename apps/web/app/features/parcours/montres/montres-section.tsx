import type { Montre } from '@foulee/contract/parcours/montres'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Query } from '#ui/query.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useToast } from '#ui/toast.tsx'
import { useConnect, useDisconnect } from './montres.mutations.ts'
import { montresQuery } from './montres.queries.ts'

const ID = 'montres'

export function MontresSection() {
  const query = useQuery(montresQuery)
  return (
    <section aria-labelledby={ID} className="grid gap-5">
      <SectionHeading
        id={ID}
        lead="Reliez le compte de votre montre pour lui envoyer un parcours d’un geste. Foulée n’y lit rien."
        title="Montres"
      />
      <Query label="Chargement…" query={query} skeleton={<Skeleton className="h-24" />}>
        {(data) => <Services montres={data} />}
      </Query>
      <p>
        <TextLink to="/montres">Copier un parcours sur une autre montre, pas à pas</TextLink>
      </p>
    </section>
  )
}

function Services({ montres }: { montres: readonly Montre[] }) {
  if (!montres.length) {
    return (
      <p className="text-ink-soft">
        Aucun envoi direct n’est proposé pour le moment&nbsp;: les fichiers d’un parcours se copient
        sur presque toutes les montres.
      </p>
    )
  }
  return (
    <ul className="card divide-y divide-line">
      {montres.map((montre) => (
        <Service key={montre.service} montre={montre} />
      ))}
    </ul>
  )
}

function Service({ montre: { service, label, reliee_le } }: { montre: Montre }) {
  const toast = useToast()
  const connect = useConnect()
  const disconnect = useDisconnect()
  const toastError = ({ message }: Error) => toast({ message, tone: 'danger' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {label}
        {reliee_le && <Badge tone="success">Reliée</Badge>}
      </span>
      {reliee_le ? (
        <Button
          isLoading={disconnect.isPending}
          onClick={() =>
            disconnect.mutate(service, {
              onSuccess: () => toast({ message: `${label} n’est plus relié.`, tone: 'success' }),
              onError: toastError,
            })
          }
        >
          Délier<span className="sr-only"> {label}</span>
        </Button>
      ) : (
        <Button
          isLoading={connect.isPending}
          onClick={() =>
            connect.mutate({ service, retour: `/reglages/${ID}` }, { onError: toastError })
          }
        >
          Relier<span className="sr-only"> {label}</span>
        </Button>
      )}
    </li>
  )
}
