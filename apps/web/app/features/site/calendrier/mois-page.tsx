import { formatMois } from '@foulee/domain/shared/date'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { calendrierQuery, coursesPageQuery } from './calendrier.queries.ts'
import { firstDay, isShownMonth, lastDay, monthOf, shiftMonth } from './calendrier-months.ts'
import { isSearching, type Search, searchFilters, searchPath } from './calendrier-search.ts'
import { monthPath, selectionFilters } from './calendrier-selection.ts'
import { comingText, coursesText } from './calendrier-texts.ts'
import { CourseGroups, type RenderCourse } from './course-groups.tsx'
import { CoursesDirectory } from './courses-directory.tsx'
import { CoursesOnMap, type RenderPopup } from './courses-on-map.tsx'
import { FeedLink } from './feed-link.tsx'
import { comingMonths } from './index-counts.ts'
import { MonthLinks } from './month-links.tsx'
import { NothingFound } from './nothing-found.tsx'
import { SelectionSearch } from './selection-search.tsx'

type MoisPageProps = {
  mois: string
  page: number
  today: string
  search: Search
  renderPopup: RenderPopup
  renderCourse: RenderCourse
}

export function MoisPage(props: MoisPageProps) {
  const { mois, page, today, search, renderCourse, renderPopup } = props
  const base = selectionFilters({ kind: 'mois', mois }, today)
  const filters = searchFilters(search, today, base)
  const path = monthPath(mois)
  const isFiltered = isSearching(search)
  const { data: list } = useSuspenseQuery(coursesPageQuery(filters, { page }))
  const nom = formatMois(mois)
  const isOver = mois < monthOf(today)
  const { data: calendrier } = useSuspenseQuery(calendrierQuery())
  const coming = calendrier.mois.find((item) => item.mois === mois)?.nb ?? 0
  const nb = isOver ? list.nb : coming
  const isEmpty = !list.data.length && !isFiltered
  const form = <SelectionSearch isDated path={path} search={search} today={today} />
  return (
    <CoursesDirectory
      action={
        <>
          {nb > 0 && !isOver && (
            <FeedLink filters={{ date_min: firstDay(mois), date_max: lastDay(mois) }} />
          )}
          {!isEmpty && form}
        </>
      }
      courses={isFiltered ? [] : list.data}
      crumbs={[
        { label: 'Accueil', to: '/' },
        { label: 'Calendrier', to: '/calendrier' },
        { label: nom },
      ]}
      description={`${isOver ? coursesText(nb) : comingText(nb)} en ${nom}, semaine par semaine et dans toute la France\u00a0: lieux, distances, dénivelé et inscriptions.`}
      heading={`Courses à pied en ${nom}`}
      isPrivate={nb === 0 || isOver || isFiltered}
      lead={
        isFiltered
          ? `${coursesText(list.nb)} pour cette recherche.`
          : isOver
            ? overLead(nb)
            : comingLead(nb)
      }
      nb={list.nb}
      neighbours={<MonthNeighbours mois={mois} today={today} />}
      page={page}
      path={searchPath(search, path)}
      title={`Courses à pied en ${nom}\u00a0: le calendrier`}
    >
      {list.data.length ? (
        <div className="grid gap-8">
          <CoursesOnMap courses={list.data} filters={filters} renderPopup={renderPopup} />
          <CourseGroups
            renderCourse={renderCourse}
            by="semaine"
            courses={list.data}
            from={filters.date_min ?? today}
          />
        </div>
      ) : isFiltered ? (
        <NothingFound base={base} path={path} search={search} today={today} />
      ) : (
        // Links first: on a phone the search form would push them below the fold.
        <>
          <EmptyState
            action={<ButtonLink to="/calendrier">Voir tout le calendrier</ButtonLink>}
            title={isOver ? 'La ligne d’arrivée est démontée' : 'Rien d’annoncé ce mois-là'}
          >
            <p>
              {isOver
                ? 'Les courses de ce mois ont déjà leur prochaine date, plus loin dans le calendrier.'
                : 'Les organisateurs n’ont pas encore publié leurs dates. Un autre mois vous ira peut-être.'}
            </p>
          </EmptyState>
          {form}
        </>
      )}
    </CoursesDirectory>
  )
}

const comingLead = (nb: number) =>
  nb === 0
    ? 'Aucune date annoncée pour le moment.'
    : `${coursesText(nb)} dans toute la France, semaine par semaine.`

const overLead = (nb: number) =>
  nb === 0
    ? 'Ce mois est passé.'
    : 'Ce mois est passé. Voici les courses qui n’ont pas encore annoncé leur prochaine date.'

function MonthNeighbours({ mois, today }: { mois: string; today: string }) {
  const { data: calendrier } = useSuspenseQuery(calendrierQuery())
  const [previous, next] = [shiftMonth(mois, -1), shiftMonth(mois, 1)]
  return (
    <nav aria-labelledby="autres-mois" className="grid gap-5 border-t border-line pt-8">
      <h2 className="text-xl" id="autres-mois">
        Un autre mois
      </h2>
      <div className="flex flex-wrap justify-between gap-3">
        {previous >= monthOf(today) && (
          <ButtonLink icon="arrow-left" to={monthPath(previous)}>
            {formatMois(previous)}
          </ButtonLink>
        )}
        {isShownMonth(next, today) && (
          <ButtonLink className="ms-auto flex-row-reverse" icon="arrow-right" to={monthPath(next)}>
            {formatMois(next)}
          </ButtonLink>
        )}
      </div>
      <MonthLinks current={mois} months={comingMonths(calendrier, today)} />
    </nav>
  )
}
