import { useQuery } from '@tanstack/react-query'
import { SectionHeading } from '#ui/section-heading.tsx'
import { EvenementCard } from './evenement-card.tsx'
import { besideQuery } from './evenements.queries.ts'

type EvenementsACoteProps = {
  of: Parameters<typeof besideQuery>[0]
  title: string
  lead: string
}

export function EvenementsACote({ of, title, lead }: EvenementsACoteProps) {
  const { data: evenements = [] } = useQuery(besideQuery(of))
  if (!evenements.length) return null
  return (
    <section aria-labelledby="evenements" className="grid gap-5">
      <SectionHeading id="evenements" lead={lead} title={title} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {evenements.map((evenement) => (
          <li className="grid" key={evenement.id}>
            <EvenementCard evenement={evenement} />
          </li>
        ))}
      </ul>
    </section>
  )
}
