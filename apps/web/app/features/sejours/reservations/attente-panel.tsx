import type { Attente } from '@foulee/contract/sejours/reservation'
import type { Disponibilite } from '@foulee/contract/sejours/voyages'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { Select } from '#ui/select.tsx'
import { formatNbPlaces } from './reservation-texts.ts'
import { useLeaveWaitlist, useWait } from './reservations.mutations.ts'

const EXCEPTION = 'La liste d’attente n’a pas répondu. Vérifiez votre connexion et réessayez.'

type AttentePanelProps = {
  depart: Disponibilite
  attente: Attente | undefined
  nb?: number
}

export function AttentePanel({ depart, attente, nb = 1 }: AttentePanelProps) {
  const isWaiting = attente?.etat === 'attente'
  return (
    <section aria-labelledby="attente" className="card grid gap-4 p-5">
      <div className="grid gap-2">
        <h2 className="text-xl" id="attente">
          Liste d’attente
        </h2>
        {isWaiting ? (
          <p role="status">
            Vous attendez {formatNbPlaces(attente.nb_places)}. {formatRank(attente.rang)} Nous vous
            écrirons dès que des places vous sont proposées&nbsp;: elles seront tenues le temps que
            vous décidiez.
          </p>
        ) : (
          <p>
            {attente?.etat === 'expiree' &&
              'Vous n’avez pas pris à temps les places proposées\u00a0; vous pouvez attendre de nouveau. '}
            Des places qui se libèrent sont proposées à qui attend, dans l’ordre. Rien à payer, et
            vous partez quand vous voulez.
          </p>
        )}
      </div>
      <WaitForm attente={isWaiting ? attente : undefined} depart={depart} nb={nb} />
      {isWaiting && <LeaveButton id={depart.id} />}
    </section>
  )
}

const formatRank = (rang: number | null) => {
  if (rang === null) return ''
  return rang === 1 ? 'Vous êtes en tête de la liste.' : `Vous êtes ${rang}e de la liste.`
}

function WaitForm({ depart, attente, nb }: AttentePanelProps & { nb: number }) {
  const wait = useWait(depart.id)
  const options = Array.from({ length: depart.places }, (_, at) => ({
    value: String(at + 1),
    label: String(at + 1),
  }))
  return (
    <SessionForm
      exception={EXCEPTION}
      isPart
      mutation={wait}
      submit={attente ? 'Changer le nombre' : 'Me mettre sur la liste d’attente'}
    >
      {(errors) => (
        <Select
          {...fieldProps('nb_places', errors)}
          defaultValue={String(attente?.nb_places ?? Math.min(nb, depart.places))}
          hint={attente ? 'En demander plus remet à la fin de la liste.' : undefined}
          key={attente?.nb_places}
          label="Nombre de places"
          options={options}
        />
      )}
    </SessionForm>
  )
}

const LeaveButton = ({ id }: { id: number }) => (
  <RemoveButton
    confirm="Quitter la liste"
    icon="close"
    label="Quitter la liste d’attente"
    question="Quitter la liste d’attente&nbsp;?"
    remove={useLeaveWaitlist(id)}
  >
    Vous perdez votre rang. Vous pourrez revenir, à la fin de la liste.
  </RemoveButton>
)
