import type { EvenementDate } from '@foulee/contract/club/evenements'
import { cx } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { DateBadge } from '../date-badge.tsx'
import { hourOf, placesText, placeText } from '../evenement-texts.ts'
import { evenementPath } from '../paths.ts'

type DateLinkProps = { date: EvenementDate; isLarge?: boolean }

export function DateLink({ date, isLarge = false }: DateLinkProps) {
  const { etat, evenement, lieu } = date
  const isOff = etat === 'annule' || evenement.statut === 'annulee'
  return (
    <Link
      className={cx('evenements-date', isLarge && 'evenements-large', isOff && 'evenements-annule')}
      title={isLarge ? undefined : `${hourOf(date)} ${evenement.titre}`}
      to={evenementPath(evenement.slug)}
    >
      <span className="font-semibold tabular-nums">{hourOf(date)}</span>
      <span className="min-w-0">
        <span className="evenements-titre">
          {isOff && <span className="sr-only">Annulé&nbsp;: </span>}
          {evenement.titre}
        </span>
        {isLarge && (
          <>
            <span className="block text-sm text-ink-soft">
              {[lieu ?? placeText(evenement), evenement.porteur.nom].filter(Boolean).join(' · ')}
            </span>
            <span className="flex flex-wrap items-center gap-2 pt-1 text-sm empty:hidden">
              <DateBadge etat={isOff ? 'annule' : etat} />
              {placesText(date)}
            </span>
          </>
        )}
      </span>
    </Link>
  )
}
