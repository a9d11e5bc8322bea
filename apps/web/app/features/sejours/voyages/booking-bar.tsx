import type { Voyage } from '@foulee/contract/sejours/voyages'
import { formatDateRange } from '@foulee/domain/shared/date'
import { formatPrix } from '@foulee/domain/shared/mesure'
import { Icon } from '#ui/icon.tsx'
import { ReachBar } from '#ui/reach-bar.tsx'
import { isOpen } from './departs.ts'
import { BOOKING_ID, BookLink, isDear } from './voyage-page-booking.tsx'

export function BookingBar({ voyage }: { voyage: Voyage }) {
  const { disponibilites, prix_des, statut } = voyage
  const next = disponibilites.find(isOpen)
  const isFull = disponibilites.some(({ etat }) => etat === 'complet')
  if (statut !== 'publiee' || !(next || isFull)) return null
  return (
    <ReachBar label="Réservation" standsFor={BOOKING_ID}>
      {next ? (
        <>
          <p className="min-w-0 grow leading-tight">
            {prix_des !== null && (
              <span className="block font-semibold">
                {isDear(voyage) && 'Dès '}
                {formatPrix(prix_des)} par personne
              </span>
            )}
            <span className="text-sm text-ink-soft tabular-nums">
              {formatDateRange(next.debut, next.fin)}
            </span>
          </p>
          <BookLink depart={next.id} isMain voyage={voyage} />
        </>
      ) : (
        <>
          <p className="min-w-0 grow font-semibold leading-tight">Complet</p>
          <a className="button button-secondary shrink-0" href="#departs">
            <Icon name="users" />
            Listes d’attente
          </a>
        </>
      )}
    </ReachBar>
  )
}
