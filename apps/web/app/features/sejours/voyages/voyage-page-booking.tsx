import type { Voyage } from '@foulee/contract/sejours/voyages'
import { formatDateRange } from '@foulee/domain/shared/date'
import type { ReactNode } from 'react'
import { DepartBadge } from '#features/sejours/shared/depart-badge.tsx'
import { track } from '#platform/analytics/track.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Price } from '#ui/price.tsx'
import { ShareAndPrint } from '#ui/share-and-print.tsx'
import { isOpen } from './departs.ts'
import { contactPath, reservePath, voyagePath } from './paths.ts'
import { formatPlaces } from './voyage-texts.ts'

/** Id of the booking card: the bar shows while the card is out of view. */
export const BOOKING_ID = 'reserver'

type VoyageBookingProps = { voyage: Voyage; runList: ReactNode }

export function VoyageBooking({ voyage, runList }: VoyageBookingProps) {
  const { slug, titre, statut } = voyage
  return (
    <div className="card grid gap-4 p-5" id={BOOKING_ID}>
      {statut !== 'annulee' && <Sale voyage={voyage} />}
      <div className="no-print grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
        {statut !== 'annulee' && runList}
        {statut === 'publiee' && (
          <ButtonLink icon="message" to={contactPath(slug)}>
            Écrire à l’agence
          </ButtonLink>
        )}
        <ShareAndPrint path={voyagePath(slug)} title={titre} />
      </div>
    </div>
  )
}

function Sale({ voyage }: { voyage: Voyage }) {
  const { disponibilites, prix_des } = voyage
  const next = disponibilites.find(isOpen)
  if (!next) return <NoSale voyage={voyage} />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {prix_des !== null && (
          <p className="flex flex-wrap items-baseline gap-x-2">
            <Price cents={prix_des} isFrom={isDear(voyage)} />
            <span className="text-sm text-ink-soft">par personne</span>
          </p>
        )}
        <DepartBadge etat={next.etat} />
      </div>
      <p className="grid">
        <span className="font-semibold tabular-nums">{formatDateRange(next.debut, next.fin)}</span>
        <span className="text-ink-soft">{formatPlaces(next)}</span>
      </p>
      {voyage.statut === 'publiee' && <BookLink depart={next.id} isMain voyage={voyage} />}
      {disponibilites.filter(isOpen).length > 1 && (
        <a className="text-link no-print justify-self-center" href="#departs">
          Voir tous les départs
        </a>
      )}
    </>
  )
}

export const isDear = ({ disponibilites, prix_des }: Voyage): boolean =>
  disponibilites.filter(isOpen).some(({ prix }) => prix !== prix_des)

function NoSale({ voyage: { disponibilites } }: { voyage: Voyage }) {
  const isFull = disponibilites.some(({ etat }) => etat === 'complet')
  if (!isFull) {
    return (
      <p>
        Aucun départ n’est ouvert. Gardez ce séjour dans votre run list pour le retrouver, ou
        écrivez à l’agence.
      </p>
    )
  }
  return (
    <>
      <p className="font-semibold">Tous les départs ouverts sont complets.</p>
      <a className="button button-primary no-print" href="#departs">
        <Icon name="users" />
        Voir les listes d’attente
      </a>
    </>
  )
}

type BookLinkProps = { voyage: Voyage; depart: number; isMain?: boolean }

/** Link to the booking; its click is tracked (produit 14.5). */
export function BookLink({ voyage: { id, slug }, depart, isMain = false }: BookLinkProps) {
  return (
    <Link
      className={isMain ? 'button button-primary no-print' : 'button button-secondary no-print'}
      onClick={() => track('voyage_cta', { voyages_id: id })}
      to={reservePath(slug, depart)}
    >
      Réserver
    </Link>
  )
}
