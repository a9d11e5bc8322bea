import { useQuery } from '@tanstack/react-query'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { EvenementCard } from './evenement-card.tsx'
import { ofOrganisateurQuery } from './evenements.queries.ts'

/**
 * On the page of an organiser: its events to come. The default export of its own script, which comes after
 * what is above it.
 */
export default function OrganisateurEvenements({ id, nom }: { id: number; nom: string }) {
  const { data: evenements = [] } = useQuery(ofOrganisateurQuery(id))
  if (!evenements.length) return null
  return (
    <section aria-labelledby="evenements" className="grid gap-5">
      <SectionHeading
        id="evenements"
        lead={`Les prochains rendez-vous de ${nom}.`}
        title="Évènements à venir"
      />
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
