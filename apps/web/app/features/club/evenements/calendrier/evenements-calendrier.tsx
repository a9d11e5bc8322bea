import type { EvenementDate } from '@foulee/contract/club/evenements'
import { formatMois } from '@foulee/domain/shared/date'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ActiveFilters } from '#kit/list-page/active-filters.tsx'
import { FilterSheet } from '#kit/list-page/filter-sheet.tsx'
import { ListKindProvider } from '#kit/list-page/list-kind-provider.tsx'
import type { OpenPanel } from '#kit/list-page/open-panel.ts'
import { Toolbar } from '#kit/list-page/toolbar.tsx'
import { useIsWide } from '#kit/list-page/use-is-wide.ts'
import { useListSearch } from '#kit/list-page/use-list-search.ts'
import { useToday } from '#kit/list-page/use-today.ts'
import { cx } from '#ui/class-names.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { dayOf } from '../evenement-texts.ts'
import { datesQuery } from '../evenements.queries.ts'
import { evenementsKind } from '../evenements-kind.tsx'
import { getWeeksOf } from '../mois.ts'
import { EVENEMENTS } from '../paths.ts'
import { AgendaView } from './agenda-view.tsx'
import { readMois, withoutDays } from './calendrier-url.ts'
import { MonthBar } from './month-bar.tsx'
import { MonthGrid } from './month-grid.tsx'
import { ViewBar } from './view-bar.tsx'
import '#kit/list-page/list.css'
import './calendrier.css'

/** The shown month sets the days: they are no filter here. */
const kind = {
  ...evenementsKind,
  readFiltres: async () => {
    const { debut: _, tri: __, ...rest } = await evenementsKind.readFiltres()
    return rest
  },
  name: 'evenements-calendrier',
}

export const EvenementsCalendrier = () => (
  <ListKindProvider value={kind}>
    <Calendrier />
  </ListKindProvider>
)

function Calendrier() {
  const today = useToday()
  const [params] = useSearchParams()
  const { filters } = useListSearch()
  const [panel, setPanel] = useState<OpenPanel>(null)
  const mois = readMois(params, today)
  const { du, au } = getWeeksOf(mois)
  const query = useQuery({
    ...datesQuery(withoutDays(filters), du, au),
    placeholderData: keepPreviousData,
  })
  const inMonth = query.data?.dates.filter((date) => dayOf(date).slice(0, 7) === mois).length
  const isOld = query.isPlaceholderData
  return (
    <main className="list-page pb-8" id="contenu">
      <PageHead
        description={kind.description}
        isPrivate
        path={EVENEMENTS}
        title="Calendrier des évènements"
      />
      <ViewBar value="calendrier" />
      <Toolbar onOpen={setPanel} />
      <div className="grid gap-4 pt-1">
        <div>
          <h1 className="text-2xl">Calendrier des évènements</h1>
          <p className="min-h-6 text-ink-soft tabular-nums" role="status">
            {inMonth !== undefined && !isOld && `${datesText(inMonth)} en ${formatMois(mois)}`}
          </p>
        </div>
        <ActiveFilters />
        <MonthBar mois={mois} today={today} />
        <Query
          label="Chargement du calendrier…"
          query={query}
          skeleton={<Skeleton className="h-[32rem] rounded-card" />}
        >
          {(found) => (
            <div aria-busy={isOld} className={cx(isOld && 'opacity-60')}>
              <Shown dates={found.dates} mois={mois} today={today} />
              <TooMany {...found} />
            </div>
          )}
        </Query>
      </div>
      <FilterSheet nb={undefined} onClose={() => setPanel(null)} open={panel} />
    </main>
  )
}

export const datesText = (nb: number): string =>
  nb === 0 ? 'Aucune date' : `${formatNombre(nb)}\u00a0date${nb > 1 ? 's' : ''}`

type ShownProps = { dates: readonly EvenementDate[]; mois: string; today: string }

function Shown(props: ShownProps) {
  return useIsWide() ? <MonthGrid {...props} /> : <AgendaView {...props} />
}

/** A whole country has more dates in a month than a page loads: the number left out is shown. */
function TooMany({ dates, nb }: { dates: readonly EvenementDate[]; nb: number }) {
  if (dates.length >= nb) return null
  return (
    <p className="pt-4 text-ink-soft">
      Seules les {formatNombre(dates.length)} premières dates sont montrées, sur {formatNombre(nb)}
      &nbsp;: précisez un lieu ou un type pour voir les autres.
    </p>
  )
}
