import type { AgendaItem } from '@foulee/contract/entrainement/agenda'
import type { CourseSaison } from '@foulee/contract/entrainement/saison'
import { INSCRIPTION_LABELS, SANS_DATE } from '@foulee/domain/courses/edition'
import { LISTE_ETAT_LABELS } from '@foulee/domain/echanges/liste'
import { formatHeure, formatJour, formatMois } from '@foulee/domain/shared/date'
import { formatDenivele, formatDistance, formatKmEffort } from '@foulee/domain/shared/mesure'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { Month } from './months.ts'

import { PrioriteSelect } from './priorite-select.tsx'

/** Predicted time of a race, which another feature draws. */
export type ShowTime = (course: CourseSaison) => ReactNode

type MonthLinesProps = { month: Month; today: string; showTime: ShowTime }

export function MonthLines({ month, today, showTime }: MonthLinesProps) {
  const title = month.mois ? formatMois(month.mois) : SANS_DATE
  return (
    <section aria-label={title} className="saison-mois">
      <h2 className="text-lg first-letter:uppercase">{title}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {month.lines.map((line) =>
          'course' in line ? (
            <CourseLine
              course={line.course}
              key={line.course.entree.key}
              showTime={showTime}
              today={today}
            />
          ) : (
            <OtherLine item={line.item} key={line.item.cle} />
          ),
        )}
      </ul>
    </section>
  )
}

type CourseLineProps = { course: CourseSaison; today: string; showTime: ShowTime }

function CourseLine({ course, today, showTime }: CourseLineProps) {
  const { entree, jour, priorite, km_effort, plan } = course
  const { id, item, extra } = entree
  if (!item) return null
  const { course: race, edition, epreuve } = item
  const isComing = jour !== null && jour >= today
  const facts = [
    epreuve.nom,
    epreuve.distance && formatDistance(epreuve.distance),
    epreuve.denivele && formatDenivele(epreuve.denivele),
    km_effort && formatKmEffort(km_effort),
    race.ville,
  ]
  return (
    <li className="saison-ligne">
      <p className="text-sm font-semibold text-sapin tabular-nums">
        {jour && formatJour(jour)}
        {epreuve.heure_depart && jour && (
          <span className="block font-normal">{formatHeure(epreuve.heure_depart)}</span>
        )}
      </p>
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="text-lg/6 wrap-anywhere">
          <Link
            className="hover:text-sapin hover:underline"
            to={`/courses/${race.slug}/epreuves/${id}`}
          >
            {race.nom}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={extra.etat === 'inscrit' ? 'success' : 'neutral'}>
            {LISTE_ETAT_LABELS[extra.etat]}
          </Badge>
          {isComing && extra.etat === 'envie' && edition.inscription && (
            <Badge>{INSCRIPTION_LABELS[edition.inscription]}</Badge>
          )}
          {plan && <TextLink to={`/training/mes-plans/${plan.id}`}>Plan : {plan.titre}</TextLink>}
        </p>
        {isComing && showTime(course)}
      </div>
      <PrioriteSelect epreuvesId={id} nom={race.nom} priorite={priorite} />
    </li>
  )
}

function OtherLine({ item }: { item: AgendaItem }) {
  const { jour, fin, titre, detail, url } = item
  return (
    <li className="saison-ligne">
      <p className="text-sm font-semibold text-sapin tabular-nums">
        {formatJour(jour)}
        {fin && <span className="block font-normal">au {formatJour(fin)}</span>}
      </p>
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="text-lg/6 wrap-anywhere">
          {url ? (
            <Link className="hover:text-sapin hover:underline" to={url}>
              {titre}
            </Link>
          ) : (
            titre
          )}
        </h3>
        <p className="text-sm text-ink-soft">{detail}</p>
      </div>
    </li>
  )
}
