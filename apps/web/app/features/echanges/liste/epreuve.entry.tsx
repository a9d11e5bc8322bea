import type { ListeCourse, ListeEpreuve } from '@foulee/contract/echanges/liste'
import { getEpreuveDay, labelEpreuveDays } from '@foulee/domain/courses/epreuve-day'
import { isOver } from '@foulee/domain/echanges/liste'
import { formatHeure } from '@foulee/domain/shared/date'
import { Badge } from '#ui/badge.tsx'
import { Countdown } from '#ui/countdown.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { courseNews } from './course-news.ts'
import { type EntryKind, type ListeSection, listOwnMeasures } from './entry-kind.ts'

const A_VENIR: ListeSection = { key: 'aVenir', place: 'aVenir', title: 'Courses à venir' }
const A_DIRE: ListeSection = {
  key: 'aDire',
  place: 'aDire',
  title: 'Alors, cette course\u00a0?',
  lead: 'Elle est passée\u00a0: dites comment elle s’est finie, ou retirez-la.',
}
const ANNULEES: ListeSection = {
  key: 'annules',
  place: 'annules',
  title: 'Annulées',
  lead: 'Elles n’ont pas eu lieu.',
}

export const epreuveEntry: EntryKind<ListeEpreuve> = {
  getName: ({ course, epreuve }) => `${course.nom}, ${epreuve.nom}`,
  toOfflineEntry: ({ course, edition, epreuve }) => ({
    lien: `/courses/${course.slug}`,
    faits: [
      formatDay({ edition, epreuve }),
      epreuve.heure_depart && formatHeure(epreuve.heure_depart),
      course.ville,
    ],
  }),
  gone: { name: 'cette course', text: 'Cette course n’est plus visible.' },
  Words: EpreuveWords,
  talkOf: ({ edition }) => ({ kind: 'edition', id: edition.id }),
  // A race cannot be finished before its start, nor planned after it.
  mayBe: ({ epreuve }, etat) => isOver(etat) === epreuve.has_started,
  sectionOf: (item) => {
    if (!isPast(item)) return A_VENIR
    return isCancelled(item) ? ANNULEES : A_DIRE
  },
  open: A_VENIR,
}

const isPast = ({ edition, epreuve }: ListeCourse): boolean =>
  edition.is_past || epreuve.has_started

const isCancelled = ({ course, edition, epreuve }: ListeCourse): boolean =>
  course.statut === 'annulee' || edition.annulee || epreuve.annulee

const formatDay = ({ edition, epreuve }: Pick<ListeCourse, 'edition' | 'epreuve'>): string =>
  labelEpreuveDays(edition, epreuve)

function EpreuveWords({ item }: { item: ListeCourse }) {
  const { course, edition, epreuve } = item
  const { is_past, a_confirmer } = edition
  const day = getEpreuveDay(edition, epreuve)
  const news = courseNews(item)
  const facts = [epreuve.nom, ...listOwnMeasures(epreuve), course.ville]
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold text-sapin">
        <span className="tabular-nums">{formatDay(item)}</span>
        {!is_past && !news && day && (
          <Countdown className="font-normal" date={day} fuseau={course.fuseau} />
        )}
        {a_confirmer && day && <Badge tone="warning">Date à confirmer</Badge>}
      </p>
      <h3 className="text-lg/6 wrap-anywhere">
        <Link
          className="hover:text-sapin hover:underline"
          to={`/courses/${course.slug}/epreuves/${epreuve.id}`}
        >
          {course.nom}
        </Link>
      </h3>
      <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      {epreuve.has_feuille && !isPast(item) && (
        <p>
          <Link
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sapin hover:underline"
            to={`/courses/${course.slug}/epreuves/${epreuve.id}/feuille-de-route`}
          >
            <Icon name="stopwatch" size={18} />
            Ma feuille de route<span className="sr-only">&nbsp;: {course.nom}</span>
          </Link>
        </p>
      )}
      {news && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge icon="alert" tone={news.tone}>
            {news.label}
          </Badge>
          {news.detail}
        </p>
      )}
    </>
  )
}
