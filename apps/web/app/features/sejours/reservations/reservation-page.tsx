import type { Reservation } from '@foulee/contract/sejours/reservation'
import { formatDateRange } from '@foulee/domain/shared/date'
import { useToday } from '#kit/list-page/use-today.ts'
import { DiscussionButton } from '#kit/messages/discussion-button.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { AnnulationSection } from './annulation-section.tsx'
import { JournalSection } from './journal-section.tsx'
import { PapiersSection } from './papiers-section.tsx'
import { ParticipantsSection } from './participants-section.tsx'
import { bureauPath, MES_RESERVATIONS, reservationPath } from './paths.ts'
import { ReservationBadge } from './reservation-badge.tsx'
import { formatEtat } from './reservation-texts.ts'
import { Section } from './section.tsx'
import { Sommes } from './sommes.tsx'

export function ReservationPage({ reservation }: { reservation: Reservation }) {
  const { id, voyage, depart, agence, annulation_motif } = reservation
  const { currentUser } = useSession()
  const isMine = reservation.membre?.id === currentUser?.users_id
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description="Une réservation de séjour."
        isPrivate
        path={reservationPath(id)}
        title={voyage.titre}
      />
      <header className="grid justify-items-start gap-3">
        <p>
          {isMine ? (
            <TextLink to={MES_RESERVATIONS}>Mes réservations</TextLink>
          ) : (
            <TextLink to={bureauPath(voyage.id, depart.id)}>Le bureau de ce départ</TextLink>
          )}
        </p>
        <h1 className="text-2xl md:text-3xl">{voyage.titre}</h1>
        <p className="text-lg font-semibold tabular-nums">
          {formatDateRange(depart.debut, depart.fin)}
        </p>
        <p className="text-ink-soft">{[voyage.lieu, agence.nom].filter(Boolean).join(' · ')}</p>
        <ReservationBadge reservation={reservation} />
        <DiscussionButton
          id={id}
          kind="reservation"
          label={isMine ? 'Écrire à l’agence' : 'Écrire au voyageur'}
        />
        {isMine && <p className="max-w-[65ch]">{formatEtat(reservation)}</p>}
        {annulation_motif && (
          <p className="max-w-[65ch] rounded-control bg-jaune-wash px-4 py-3 whitespace-pre-line">
            «&nbsp;{annulation_motif}&nbsp;»
          </p>
        )}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          <ParticipantsSection reservation={reservation} />
          <Contact reservation={reservation} />
          <JournalSection reservation={reservation} />
        </div>
        <div className="grid gap-6">
          <Money reservation={reservation} />
          <AnnulationSection reservation={reservation} />
          <PapiersSection reservation={reservation} />
        </div>
      </div>
    </main>
  )
}

function Money({ reservation }: { reservation: Reservation }) {
  const today = useToday()
  const isStanding = reservation.etat === 'demande'
  return (
    <Section id="sommes" title="Ce que cela coûte">
      <Sommes {...reservation} isDueNow={isStanding && reservation.solde_le <= today} />
    </Section>
  )
}

function Contact({ reservation: { telephone, message } }: { reservation: Reservation }) {
  if (!telephone && !message) return null
  return (
    <Section id="coordonnees" title="Ce que l’agence a reçu">
      {telephone && <p>Téléphone&nbsp;: {telephone}</p>}
      {message && <p className="whitespace-pre-line">«&nbsp;{message}&nbsp;»</p>}
    </Section>
  )
}
