import type { ReservationBureau } from '@foulee/contract/sejours/reservation'
import type { AuteurFin } from '@foulee/domain/sejours/reservation'
import { formatMontant } from '@foulee/domain/shared/mesure'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HeldButton } from '#kit/moderation/held-button.tsx'
import { useHeldAnswer } from '#kit/moderation/use-held-answers.ts'
import { Button } from '#ui/button.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ParticipantsList } from '../participants-section.tsx'
import { reservationPath } from '../paths.ts'
import { formatInstant, formatLeft, formatNbPersonnes } from '../reservation-texts.ts'
import { confirmReservation, reloadReservations, useDecide } from '../reservations.mutations.ts'

type BureauReservationProps = { reservation: ReservationBureau }

export function BureauReservation({ reservation }: BureauReservationProps) {
  const { id, membre, telephone, message, participants, nb_places, total, nb_single } = reservation
  return (
    <article className="card grid gap-3 p-5">
      <header className="grid gap-1">
        <h3 className="text-lg" id={getTitleId(id)}>
          {membre?.nom ?? 'Compte supprimé'}
        </h3>
        <p className="flex flex-wrap gap-x-4 break-all">
          {membre && (
            <a className="text-link" href={`mailto:${membre.email}`}>
              {membre.email}
            </a>
          )}
          {telephone && (
            <a className="text-link" href={`tel:${telephone.replace(/[^+0-9]/g, '')}`}>
              {telephone}
            </a>
          )}
        </p>
        <p className="tabular-nums">
          {formatNbPersonnes(nb_places)}
          {nb_single > 0 && `, dont ${nb_single} en chambre individuelle`} · {formatMontant(total)}
        </p>
        <Standing reservation={reservation} />
      </header>
      {message && <p className="whitespace-pre-line">«&nbsp;{message}&nbsp;»</p>}
      <ParticipantsList participants={participants} />
      <p>
        <TextLink to={reservationPath(id)}>
          Réservation n°&nbsp;{id}
          <span className="sr-only"> en entier</span>
        </TextLink>
      </p>
      <Acts reservation={reservation} />
    </article>
  )
}

function Standing({ reservation }: BureauReservationProps) {
  const [now] = useState(() => new Date())
  const { etat, expire_le, annule_par, annule_le, annulation_motif, frais } = reservation
  if (etat === 'demande' && expire_le) {
    return (
      <p className="font-semibold">
        Places tenues jusqu’au {formatInstant(expire_le)} ({formatLeft(expire_le, now)})
      </p>
    )
  }
  if (etat !== 'annulee') return null
  return (
    <p className="text-ink-soft">
      {annule_par && ENDED[annule_par]}
      {annule_le && ` le ${formatInstant(annule_le)}`}
      {frais ? `\u00a0; ${formatMontant(frais)} vous restent dus` : ''}
      {annulation_motif && ` : «\u00a0${annulation_motif}\u00a0»`}
    </p>
  )
}

const ENDED: Readonly<Record<AuteurFin, string>> = {
  membre: 'Annulée par le voyageur',
  agence: 'Refusée ou annulée par vous',
  delai: 'Sans réponse à temps',
  depart: 'Annulée avec le départ',
}

const REASONS = {
  refuser: {
    title: 'Refuser cette demande\u00a0?',
    action: 'Refuser la demande',
    hint: 'Le voyageur le lira. Les places se libèrent, et rien ne lui est demandé.',
  },
  annuler: {
    title: 'Annuler cette réservation\u00a0?',
    action: 'Annuler la réservation',
    hint: 'Le voyageur le lira. Il ne doit rien, et vous lui rendez ce qu’il a réglé.',
  },
} as const

const getTitleId = (id: number) => `reservation-${id}`

function Acts({ reservation: { id, droits, membre } }: BureauReservationProps) {
  const decide = useDecide()
  const client = useQueryClient()
  const held = useHeldAnswer(getTitleId(id))
  const isHeld = droits.confirmer && held !== undefined && held.state !== 'failed'
  const [geste, setGeste] = useState<'refuser' | 'annuler' | null>(null)
  const who = <span className="sr-only"> {membre?.nom}</span>
  if (!droits.confirmer && !droits.refuser && !droits.annuler) return null
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {droits.confirmer && (
          <HeldButton
            done="Réservation confirmée."
            failed={`La réservation n°\u00a0${id} n’est pas confirmée\u00a0:`}
            unsure={`La réservation n°\u00a0${id} est peut-être déjà confirmée`}
            icon="check"
            label="Confirmation"
            onSettled={() => reloadReservations(client)}
            run={() => confirmReservation(id)}
            titleId={getTitleId(id)}
            variant="primary"
          >
            Confirmer{who}
          </HeldButton>
        )}
        {!isHeld && droits.refuser && (
          <Button onClick={() => setGeste('refuser')} variant="quiet">
            Refuser{who}
          </Button>
        )}
        {!isHeld && droits.annuler && (
          <Button onClick={() => setGeste('annuler')}>Annuler{who}</Button>
        )}
      </div>
      {decide.error && geste === null && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {decide.error.message}
        </p>
      )}
      <ReasonDialog
        {...REASONS[geste ?? 'refuser']}
        back="Revenir"
        empty="Dites pourquoi&nbsp;: le voyageur le lira."
        error={decide.error?.message}
        isBusy={decide.isPending}
        isOpen={geste !== null}
        onClose={() => setGeste(null)}
        onSend={(motif) =>
          geste && decide.mutate({ id, geste, motif }, { onSuccess: () => setGeste(null) })
        }
      />
    </>
  )
}
