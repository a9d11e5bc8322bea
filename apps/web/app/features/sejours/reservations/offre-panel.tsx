import type { Attente } from '@foulee/contract/sejours/reservation'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { formatInstant, formatNbPlaces } from './reservation-texts.ts'
import { useLeaveWaitlist } from './reservations.mutations.ts'

export function OffrePanel({ attente }: { attente: Attente }) {
  const refuse = useLeaveWaitlist(attente.depart.id)
  const { nb_places, expire_le } = attente
  const held = nb_places > 1 ? 'sont tenues' : 'est tenue'
  return (
    <section aria-labelledby="offre" className="grid gap-2 rounded-card bg-sapin-wash p-5">
      <h2 className="text-xl" id="offre">
        C’est votre tour
      </h2>
      <p>
        {formatNbPlaces(nb_places).replace(/^une/, 'Une')} {held} pour vous
        {expire_le && ` jusqu’au ${formatInstant(expire_le)}`}. Ensuite, ce que vous n’avez pas pris
        va à la personne suivante.
      </p>
      <RemoveButton
        confirm="Refuser ces places"
        icon="close"
        label="Je n’en veux plus"
        question="Refuser les places proposées&nbsp;?"
        remove={refuse}
      >
        Elles vont à la personne suivante, et vous quittez la liste d’attente.
      </RemoveButton>
    </section>
  )
}
