import type { Reservation } from '@foulee/contract/sejours/reservation'
import { Button, ButtonLink } from '#ui/button.tsx'
import { papiersPath, voyagePath } from './paths.ts'
import { useCalendar } from './reservations.mutations.ts'
import { Section } from './section.tsx'

export function PapiersSection({ reservation }: { reservation: Reservation }) {
  const { id, voyage, agence, etat } = reservation
  const calendar = useCalendar(id, voyage.slug)
  return (
    <Section id="papiers" title="Papiers et contact">
      <div className="grid gap-3">
        <ButtonLink icon="printer" to={papiersPath(id)}>
          Récapitulatif et formulaire d’information
        </ButtonLink>
        {etat !== 'annulee' && (
          <Button icon="calendar" isLoading={calendar.isPending} onClick={() => calendar.mutate()}>
            Calendrier (iCalendar)
          </Button>
        )}
        {voyage.is_visible && (
          <ButtonLink icon="mountain" to={voyagePath(voyage.slug)}>
            Voir le séjour
          </ButtonLink>
        )}
      </div>
      {calendar.error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {calendar.error.message}
        </p>
      )}
      <AgenceLines agence={agence} />
    </Section>
  )
}

export const AgenceLines = ({ agence }: Pick<Reservation, 'agence'>) => (
  <address className="grid gap-0.5 not-italic">
    <strong>{agence.nom}</strong>
    {agence.telephone && <span>{agence.telephone}</span>}
    {agence.email && (
      <a className="text-link justify-self-start" href={`mailto:${agence.email}`}>
        {agence.email}
      </a>
    )}
    {agence.immatriculation && (
      <span className="text-ink-soft">Immatriculation {agence.immatriculation}</span>
    )}
  </address>
)
