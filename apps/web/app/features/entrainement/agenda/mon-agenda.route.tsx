import type { Agenda, AgendaItem } from '@foulee/contract/entrainement/agenda'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AddDialog } from '#features/entrainement/shared/entrainements/add-dialog.tsx'
import { EntrainementSheet } from '#features/entrainement/shared/entrainements/entrainement-sheet.tsx'
import { AGENDA, PLANS } from '#features/entrainement/shared/entrainements/paths.ts'
import { useToday } from '#kit/list-page/use-today.ts'
import { isMyDevice, useOfflineCopy } from '#platform/offline/my-pages.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { agendaQuery, useAgendaMove } from './agenda.queries.ts'
import { AgendaBar } from './agenda-bar.tsx'
import { AgendaTools } from './agenda-tools.tsx'
import { type AgendaSearch, agendaParams, getShown, readAgenda } from './agenda-url.ts'
import type { DayActs } from './day-cell.tsx'
import { DayLine } from './day-line.tsx'
import { listDays } from './days.ts'
import { Legende } from './legende.tsx'
import { MonthView } from './month-view.tsx'
import { getOfflineDays, writeAgenda } from './offline-agenda.ts'
import { RaceNotice } from './race-notice.tsx'
import './agenda.css'

const ParcoursSortie = lazyHydrate(
  () => import('#features/parcours/parcours/parcours-sortie.tsx'),
  () => null,
)

export default function MonAgenda() {
  const today = useToday()
  const search = readAgenda(useSearchParams()[0], today)
  const { du, au } = getShown(search)
  const query = useQuery(agendaQuery(du, au))
  const { data } = query
  const [adding, setAdding] = useState<string | null>(null)
  useOfflineAgenda(today)
  return (
    <main className="page grid content-start gap-5 py-6 md:py-10" id="contenu">
      <PageHead
        description="Vos entraînements, vos courses et vos échéances."
        isPrivate
        path={AGENDA}
        title="Mon agenda"
      />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">Mon agenda</h1>
        <TextLink className="no-print" to="/ma-saison">
          Ma saison
        </TextLink>
        <AgendaTools fluxDepuis={data?.flux_depuis ?? null} onAdd={() => setAdding(search.jour)} />
      </header>
      <RaceNotice />
      <AgendaBar search={search} today={today} />
      <Query
        label="Chargement de l’agenda…"
        query={query}
        skeleton={<Skeleton className="h-[28rem] rounded-card" />}
      >
        {(data) => <Shown agenda={data} onAdd={setAdding} search={search} today={today} />}
      </Query>
      <EntrainementSheet showParcours={({ id }) => <ParcoursSortie heading="h3" id={id} />} />
      <AddDialog jour={adding} onClose={() => setAdding(null)} />
    </main>
  )
}

/** Stores the coming weeks for offline use, where the member stays signed in. */
function useOfflineAgenda(today: string): void {
  const { du, au } = getOfflineDays(today)
  const { data } = useQuery({ ...agendaQuery(du, au), enabled: isMyDevice() })
  useOfflineCopy('/mon-agenda', data ? writeAgenda(data, today) : null)
}

type ShownProps = {
  agenda: Agenda
  search: AgendaSearch
  today: string
  onAdd: (jour: string) => void
}

function Shown({ agenda, search, today, onAdd }: ShownProps) {
  const helpId = useId()
  const { move } = useAgendaMove()
  const keepFocus = useRestoredFocus(agenda)
  const { du, au } = getShown(search)
  const days = listDays(agenda, du, au)
  const acts: DayActs = {
    today,
    helpId,
    onAdd,
    linkTo: (jour) => agendaParams({ ...search, jour }, today),
    onDrop: (id, jour) => {
      const item = agenda.items.find((item) => item.entrainements_id === id)
      if (item && item.jour !== jour) move(id, jour)
    },
    onMove: (item: AgendaItem, jour) => {
      if (item.entrainements_id === null) return
      keepFocus(item.cle)
      move(item.entrainements_id, jour)
    },
  }
  return (
    <div className="grid gap-3">
      <p className="no-print text-sm text-ink-soft max-md:sr-only" id={helpId}>
        Glissez un entraînement vers un autre jour, ou déplacez-le avec Maj et les flèches.
      </p>
      {search.vue !== 'liste' && !agenda.items.length && <NothingHere />}
      <View acts={acts} days={days} search={search} />
      <Legende items={agenda.items} />
    </div>
  )
}

type ViewProps = { acts: DayActs; days: ReturnType<typeof listDays>; search: AgendaSearch }

function View({ acts, days, search }: ViewProps) {
  if (search.vue === 'mois') return <MonthView acts={acts} days={days} jour={search.jour} />
  if (search.vue === 'semaine') {
    return (
      <ul className="agenda-semaine">
        {days.map((day) => (
          <DayLine acts={acts} day={day} isColumn key={day.jour} />
        ))}
      </ul>
    )
  }
  const full = days.filter(({ items, conflits }) => items.length > 0 || conflits.length > 0)
  if (full.length === 0) return <NothingPlanned />
  return (
    <ul className="max-w-3xl divide-y divide-line">
      {full.map((day) => (
        <DayLine acts={acts} day={day} key={day.jour} />
      ))}
    </ul>
  )
}

const NothingHere = () => (
  <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sapin-wash px-4 py-3">
    <p className="font-semibold">Rien de prévu ici.</p>
    <TextLink to={PLANS}>Choisir un plan</TextLink>
    <TextLink to="/courses">Trouver une course</TextLink>
  </div>
)

const NothingPlanned = () => (
  <EmptyState
    action={
      <>
        <ButtonLink to={PLANS}>Choisir un plan</ButtonLink>
        <ButtonLink to="/courses">Trouver une course</ButtonLink>
      </>
    }
    title="Rien de prévu"
  >
    Vos courses, vos échéances et vos entraînements se rangent ici.
  </EmptyState>
)

function useRestoredFocus(agenda: Agenda): (cle: string) => void {
  const kept = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked for is there once the agenda has changed
  useEffect(() => {
    if (!kept.current) return
    const shown = document.querySelectorAll<HTMLElement>(`[data-cle="${kept.current}"]`)
    const visible = [...shown].find((element) => element.offsetParent !== null)
    visible?.focus()
    kept.current = null
  }, [agenda])
  return (cle) => {
    kept.current = cle
  }
}
