import type { DateEvenement, Evenement } from '@foulee/contract/club/evenements'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { PARIS } from '@foulee/domain/shared/fuseau'
import { capitalize } from '@foulee/domain/shared/typographie'
import { useContext } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Countdown } from '#ui/countdown.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/price.tsx'
import { ShareAndPrint } from '#ui/share-and-print.tsx'
import { DateBadge } from './date-badge.tsx'
import { actionText, dayOf, hoursText, listComing, placesText } from './evenement-texts.ts'
import { MesPlaces } from './ma-place.ts'
import { evenementPath, icsPath, inscriptionPath } from './paths.ts'

export function EvenementComing({ evenement }: { evenement: Evenement }) {
  const { slug, titre, statut, dates } = evenement
  const coming = statut === 'annulee' ? [] : listComing(dates)
  const [next] = coming
  return (
    <div className="card grid gap-4 p-5">
      {next && <Next date={next} evenement={evenement} nb={coming.length} />}
      <div className="no-print grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
        {next && statut === 'publiee' && (
          // A plain link: the router must not handle a file download.
          <a className="button button-secondary" download href={icsPath(slug)}>
            <Icon name="calendar" />
            Ajouter à mon calendrier
          </a>
        )}
        <ShareAndPrint path={evenementPath(slug)} title={titre} />
      </div>
    </div>
  )
}

type NextProps = { evenement: Evenement; date: DateEvenement; nb: number }

function Next({ evenement: { slug, prix, statut }, date, nb }: NextProps) {
  const place = useContext(MesPlaces).get(date.id)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Price cents={prix} />
          {prix > 0 && <span className="text-sm text-ink-soft">à régler sur place</span>}
        </p>
        <DateBadge etat={date.etat} />
      </div>
      <p className="grid">
        <span className="text-sm text-ink-soft">
          {nb > 1 ? 'Prochaine date' : 'La date'} ·{' '}
          <Countdown date={date.debut} fuseau={date.fuseau} />
        </span>
        <span className="font-semibold">{capitalize(formatDateLongue(dayOf(date)))}</span>
        <span className="tabular-nums">{capitalize(hoursText(date))}</span>
        {date.fuseau !== PARIS && <span className="text-sm text-ink-soft">Heure du lieu</span>}
        <span className="text-ink-soft empty:hidden">{placesText(date)}</span>
      </p>
      {statut === 'publiee' && (
        <ButtonLink className="no-print" to={inscriptionPath(slug, date.id)} variant="primary">
          {actionText(date, place)}
        </ButtonLink>
      )}
      {nb > 1 && (
        <a className="text-link no-print justify-self-center" href="#dates">
          Voir toutes les dates
        </a>
      )}
    </>
  )
}
