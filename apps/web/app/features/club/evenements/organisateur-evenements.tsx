import { deNom } from '@foulee/domain/shared/de-nom'
import { EvenementsACote } from './evenements-a-cote.tsx'

/**
 * On the page of an organiser: its events to come. The default export of its own script, which comes after
 * what is above it.
 */
export default function OrganisateurEvenements({ id, nom }: { id: number; nom: string }) {
  return (
    <EvenementsACote
      lead={`Les prochains rendez-vous ${deNom(nom)}.`}
      of={{ organisateur: String(id) }}
      title="Évènements à venir"
    />
  )
}
