import type { DateEvenement, Evenement } from '@foulee/contract/club/evenements'
import { formatDateLongue, formatMois } from '@foulee/domain/shared/date'
import { groupBy } from '@foulee/domain/shared/everywhere'
import { capitalize } from '@foulee/domain/shared/typographie'
import { useContext } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { DateBadge } from './date-badge.tsx'
import { actionText, dayOf, hoursText, placesText } from './evenement-texts.ts'
import { MesPlaces } from './ma-place.ts'
import { inscriptionPath } from './paths.ts'

const SHOWN = 5

export function EvenementDates({ evenement }: { evenement: Evenement }) {
  const { dates, serie, nb_dates } = evenement
  const toCome = dates.filter(({ etat }) => etat !== 'passe')
  const folded = toCome.slice(SHOWN)
  return (
    <section aria-labelledby="dates" className="grid gap-5">
      <SectionHeading id="dates" lead={serie && `${capitalize(serie)}.`} title="Les dates" />
      {toCome.length === 0 && (
        <EmptyState title="Pas de date à venir">
          <p>Les prochaines dates paraîtront ici.</p>
        </EmptyState>
      )}
      <DateList dates={toCome.slice(0, SHOWN)} evenement={evenement} />
      {folded.length > 0 && (
        <details className="grid gap-3">
          <summary className="no-print min-h-11 cursor-pointer py-2.5 font-semibold text-sapin">
            {folded.length === 1
              ? 'Voir la date suivante'
              : `Voir les ${folded.length}\u00a0dates suivantes`}
          </summary>
          <Months dates={folded} evenement={evenement} />
        </details>
      )}
      <Further nb={nb_dates - toCome.filter(({ etat }) => etat !== 'annule').length} />
    </section>
  )
}

type DateListProps = { dates: readonly DateEvenement[]; evenement: Evenement }

function DateList({ dates, evenement }: DateListProps) {
  if (!dates.length) return null
  return (
    <ul className="card divide-y divide-line">
      {dates.map((date) => (
        <li key={date.id}>
          <DateLine date={date} evenement={evenement} />
        </li>
      ))}
    </ul>
  )
}

function Months({ dates, evenement }: DateListProps) {
  return (
    <div className="evenement-mois grid gap-6 pt-2">
      {[...groupBy(dates, (date) => dayOf(date).slice(0, 7))].map(([month, datesOfMonth]) => (
        <section aria-labelledby={`dates-${month}`} className="grid gap-2" key={month}>
          <h3 className="text-lg first-letter:uppercase" id={`dates-${month}`}>
            {formatMois(month)}
          </h3>
          <DateList dates={datesOfMonth} evenement={evenement} />
        </section>
      ))}
    </div>
  )
}

function Further({ nb }: { nb: number }) {
  if (nb <= 0) return null
  return (
    <p className="text-ink-soft">
      {nb === 1 ? 'Une autre date suit, plus tard.' : `${nb}\u00a0autres dates suivent, plus tard.`}
    </p>
  )
}

type DateLineProps = { date: DateEvenement; evenement: Evenement }

function DateLine({ date, evenement: { slug, statut } }: DateLineProps) {
  const { id, etat, lieu, precision, annulation_motif } = date
  const place = useContext(MesPlaces).get(id)
  const action = statut === 'publiee' ? actionText(date, place) : null
  const isOff = etat === 'annule'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="grid min-w-0 gap-1">
        <p className={isOff ? 'font-semibold line-through' : 'font-semibold'}>
          {capitalize(formatDateLongue(dayOf(date)))}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="tabular-nums">{capitalize(hoursText(date))}</span>
          <DateBadge etat={etat} />
          <span className="text-ink-soft empty:hidden">{placesText(date)}</span>
        </p>
        {lieu && <p className="text-sm">Rendez-vous ailleurs&nbsp;: {lieu}</p>}
        {precision && <p className="text-sm whitespace-pre-line">{precision}</p>}
        {annulation_motif && (
          <p className="text-sm whitespace-pre-line">{capitalize(annulation_motif)}</p>
        )}
      </div>
      {action && (
        <ButtonLink
          aria-label={`${action}, ${formatDateLongue(dayOf(date))}`}
          className="no-print"
          to={inscriptionPath(slug, id)}
        >
          {action}
        </ButtonLink>
      )}
    </div>
  )
}
