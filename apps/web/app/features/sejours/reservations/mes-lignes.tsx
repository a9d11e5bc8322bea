import type { Attente, ReservationCard } from '@foulee/contract/sejours/reservation'
import { formatDateRange } from '@foulee/domain/shared/date'
import { formatMontant } from '@foulee/domain/shared/mesure'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { CardLink } from '#ui/card.tsx'
import { Picture } from '#ui/picture.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { reservationPath, reserverPath } from './paths.ts'
import { ReservationBadge } from './reservation-badge.tsx'
import { formatInstant, formatNbPersonnes, formatNbPlaces } from './reservation-texts.ts'

export function ReservationLine({ reservation }: { reservation: ReservationCard }) {
  const { id, agence, nb_places, total, etat, expire_le } = reservation
  return (
    <Line objet={reservation} to={reservationPath(id)}>
      <p className="text-sm text-ink-soft">
        {agence} · {formatNbPersonnes(nb_places)} · {formatMontant(total)}
      </p>
      <p>
        <ReservationBadge reservation={reservation} />
      </p>
      {etat === 'demande' && expire_le && (
        <p className="text-sm text-ink-soft">Places tenues jusqu’au {formatInstant(expire_le)}</p>
      )}
    </Line>
  )
}

export function AttenteLine({ attente }: { attente: Attente }) {
  const { voyage, depart, agence, nb_places, etat, expire_le } = attente
  return (
    <Line objet={attente} to={reserverPath(voyage.slug, depart.id)}>
      <p className="text-sm text-ink-soft">
        {agence} · {formatNbPlaces(nb_places)}
      </p>
      <p>
        <AttenteBadge attente={attente} />
      </p>
      {etat === 'proposee' && expire_le && (
        <p className="text-sm">Tenues pour vous jusqu’au {formatInstant(expire_le)}</p>
      )}
    </Line>
  )
}

function AttenteBadge({ attente: { etat, rang } }: { attente: Attente }) {
  if (etat === 'proposee') {
    return (
      <Badge icon="ticket" tone="success">
        À réserver
      </Badge>
    )
  }
  if (etat === 'expiree') {
    return (
      <Badge icon="clock" tone="neutral">
        Proposition expirée
      </Badge>
    )
  }
  return (
    <Badge icon="users" tone="info">
      {rang === 1 ? 'En tête de la liste' : `${rang}e de la liste`}
    </Badge>
  )
}

type LineProps = {
  objet: Pick<ReservationCard, 'voyage' | 'depart'>
  to: string
  children: ReactNode
}

function Line({ objet: { voyage, depart }, to, children }: LineProps) {
  const { slug, titre, photo, lieu } = voyage
  return (
    <article className="card card-link grid-cols-[6rem_1fr] grid-rows-1 sm:grid-cols-[11rem_1fr]">
      <div className="relative overflow-hidden bg-relief-1">
        {photo ? (
          <Picture
            className="absolute inset-0 size-full object-cover"
            sizes="(min-width: 40rem) 11rem, 6rem"
            src={photo}
          />
        ) : (
          <ReliefImage className="absolute inset-0 size-full" kind="sejour" slug={slug} />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1.5 p-4">
        <p className="text-sm font-semibold text-sapin tabular-nums">
          {formatDateRange(depart.debut, depart.fin)}
        </p>
        <h3 className="text-lg/6">
          <CardLink to={to}>{titre}</CardLink>
        </h3>
        {lieu && <p className="text-sm text-ink-soft">{lieu}</p>}
        {children}
      </div>
    </article>
  )
}
