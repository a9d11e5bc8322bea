import type { Reservation } from '@foulee/contract/sejours/reservation'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { MOIS_PARTICIPANTS } from '@foulee/domain/sejours/reservation'
import { formatDate } from '@foulee/domain/shared/date'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useToday } from '#kit/list-page/use-today.ts'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { assertFields } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { useToast } from '#ui/toast.tsx'
import { changePersonne, checkPersonnes, fromParticipants, toParticipants } from './demande.ts'
import { ParticipantsFields } from './participants-fields.tsx'
import { formatNaissance, formatNbPersonnes } from './reservation-texts.ts'
import { showReservation } from './reservations.mutations.ts'
import { sejourQuery } from './reservations.queries.ts'
import { Section } from './section.tsx'

type ParticipantsSectionProps = { reservation: Reservation }

export function ParticipantsSection({ reservation }: ParticipantsSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const { participants, nb_places, droits, depart } = reservation
  return (
    <Section id="participants" title={formatNbPersonnes(nb_places)}>
      {isOpen ? (
        <ParticipantsForm onClose={() => setOpen(false)} reservation={reservation} />
      ) : (
        <>
          <ParticipantsList participants={participants} />
          {droits.participants && (
            <div className="grid justify-items-start gap-2">
              <Button icon="edit" onClick={() => setOpen(true)}>
                Changer les participants
              </Button>
              <p className="text-sm text-ink-soft">
                Possible jusqu’au {formatDate(depart.cloture)}, sans frais.
              </p>
            </div>
          )}
        </>
      )}
    </Section>
  )
}

export function ParticipantsList({ participants }: Pick<Reservation, 'participants'>) {
  if (!participants.length) {
    return (
      <p className="text-ink-soft">
        Les noms ont été effacés, comme toujours {MOIS_PARTICIPANTS}&nbsp;mois après le retour.
      </p>
    )
  }
  return (
    <ul className="grid gap-2">
      {participants.map(({ id, prenom, nom, naissance, chambre }) => (
        <li key={id}>
          <strong>{getDisplayName({ nom, prenom })}</strong>
          <br />
          <span className="text-ink-soft">
            Naissance le {formatNaissance(naissance)} ·{' '}
            {chambre === null ? 'chambre individuelle' : `chambre ${chambre}, à partager`}
          </span>
        </li>
      ))}
    </ul>
  )
}

const EXCEPTION = 'Les participants n’ont pas changé. Vérifiez votre connexion et réessayez.'

function ParticipantsForm({
  reservation,
  onClose,
}: ParticipantsSectionProps & { onClose: () => void }) {
  const { id, nb_places, nb_single, supplement_single, depart, voyage } = reservation
  const today = useToday()
  const toast = useToast()
  // For the minimum age; of a hidden stay, the server alone checks it.
  const { data: sejour } = useQuery({ ...sejourQuery(voyage.slug), enabled: voyage.is_visible })
  const [personnes, setPersonnes] = useState(() => fromParticipants(reservation.participants))
  // The number of single rooms is paid and fixed.
  const supplement = nb_single ? supplement_single : null
  const regles = {
    debut: depart.debut,
    age_min: sejour?.age_min ?? null,
    supplement_single: supplement,
    aujourdhui: today,
  }
  const save = useCall('POST /api/reservations/{id}/participants', {
    input: (_: FormData) => {
      assertFields(checkPersonnes(personnes, regles, nb_single))
      return { params: { id }, body: { participants: toParticipants(personnes) } }
    },
    update: showReservation,
    onSuccess: () => {
      toast({ message: 'Les participants sont changés. L’agence est prévenue.', tone: 'success' })
      onClose()
    },
    // Also after a refusal, whose error explains why the shown booking was stale.
    renews: 'settled',
  })
  return (
    <>
      <SessionForm
        exception={EXCEPTION}
        isPart
        mutation={save}
        submit="Enregistrer les participants"
      >
        {(errors) => (
          <ParticipantsFields
            age_min={regles.age_min}
            errors={errors}
            onChange={(at, part) =>
              setPersonnes(changePersonne({ nb: nb_places, personnes }, at, part))
            }
            personnes={personnes}
            supplement_single={supplement}
          />
        )}
      </SessionForm>
      <Button className="justify-self-start" onClick={onClose} variant="quiet">
        Ne rien changer
      </Button>
    </>
  )
}
