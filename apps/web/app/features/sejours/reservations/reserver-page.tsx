import type { Attente } from '@foulee/contract/sejours/reservation'
import { ETAT_DEPART_LABELS } from '@foulee/domain/sejours/depart'
import { formatDateRange } from '@foulee/domain/shared/date'
import { formatMontant } from '@foulee/domain/shared/mesure'
import { useState } from 'react'
import { useToday } from '#kit/list-page/use-today.ts'
import { TextLink } from '#ui/text-link.tsx'
import { AttentePanel } from './attente-panel.tsx'
import { OffrePanel } from './offre-panel.tsx'
import { reservationPath, voyagePath } from './paths.ts'
import { formatNbPlaces } from './reservation-texts.ts'
import type { ReserverProps } from './reserver-props.ts'
import { ReserverSteps } from './reserver-steps.tsx'

export function ReserverPage(props: ReserverProps) {
  const { voyage, depart, mine } = props
  const attente = mine.attentes.find((attente) => attente.depart.id === depart.id)
  return (
    <>
      <header className="grid gap-2">
        <p>
          <TextLink to={voyagePath(voyage.slug)}>{voyage.titre}</TextLink>
        </p>
        <h1 className="text-2xl md:text-3xl">Réserver</h1>
        <p className="text-lg font-semibold tabular-nums">
          {formatDateRange(depart.debut, depart.fin)}
        </p>
        <p className="text-ink-soft">
          {formatMontant(depart.prix)} par personne · {voyage.agence.nom}
        </p>
      </header>
      <div className="grid max-w-2xl gap-6">
        <Already depart={depart} mine={mine} />
        <ReserverForm {...props} attente={attente} />
      </div>
    </>
  )
}

/** Warns of an existing request, against double bookings. */
function Already({ depart, mine }: Pick<ReserverProps, 'depart' | 'mine'>) {
  const standing = mine.reservations.find(
    (reservation) =>
      reservation.depart.id === depart.id && ['demande', 'confirmee'].includes(reservation.etat),
  )
  if (!standing) return null
  return (
    <p className="rounded-control bg-ciel-wash px-4 py-3">
      Vous avez déjà {standing.etat === 'demande' ? 'une demande' : 'une réservation'} pour ce
      départ ({formatNbPlaces(standing.nb_places)})&nbsp;:{' '}
      <TextLink to={reservationPath(standing.id)}>la voir</TextLink>. Ce que vous demandez ici
      s’ajoute.
    </p>
  )
}

type ReserverFormProps = ReserverProps & { attente: Attente | undefined }

function ReserverForm(props: ReserverFormProps) {
  const { voyage, depart, attente, isAllowed } = props
  const today = useToday()
  const offered = attente?.etat === 'proposee' ? attente.nb_places : 0
  const libres = depart.places_restantes + offered
  // A request in progress stays open when the last place is taken meanwhile.
  const [isBegun] = useState(libres > 0)
  if (!isAllowed) return <Unverified />
  if (voyage.statut === 'annulee')
    return <Closed reason="Ce séjour est annulé." slug={voyage.slug} />
  const isOver = ['passe', 'annule', 'clos'].includes(depart.etat) || depart.cloture < today
  if (isOver) {
    const reason = ['passe', 'annule'].includes(depart.etat)
      ? `${ETAT_DEPART_LABELS[depart.etat]}\u00a0: on ne peut plus rien demander pour ce départ.`
      : 'Les inscriptions sont closes pour ce départ.'
    return <Closed reason={reason} slug={voyage.slug} />
  }
  if (isBegun || libres > 0) {
    return (
      <>
        {attente?.etat === 'proposee' && <OffrePanel attente={attente} />}
        <ReserverSteps {...props} libres={libres} />
      </>
    )
  }
  return (
    <>
      <p className="text-lg font-semibold">Ce départ est complet.</p>
      <AttentePanel attente={attente} depart={depart} />
    </>
  )
}

const Unverified = () => (
  <div className="card grid gap-2 p-5">
    <h2 className="text-xl">Vérifiez d’abord votre adresse email</h2>
    <p>
      L’agence vous répond par email&nbsp;: avant de réserver, ouvrez le lien que nous vous avons
      envoyé. Vous pouvez le redemander, ou corriger l’adresse, dans{' '}
      <TextLink to="/reglages/email-et-mot-de-passe">vos réglages</TextLink>.
    </p>
  </div>
)

const Closed = ({ reason, slug }: { reason: string; slug: string }) => (
  <div className="card grid gap-2 p-5">
    <h2 className="text-xl">{reason}</h2>
    <p>
      <TextLink to={voyagePath(slug)}>Voir le séjour</TextLink> et ses autres départs.
    </p>
  </div>
)
