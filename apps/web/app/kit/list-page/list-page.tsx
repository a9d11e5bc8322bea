import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { PageHead } from '#ui/page-head.tsx'
import { usePrinting } from '#ui/print/use-printing.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import type { ListKind } from './list-kind.ts'
import { ListKindProvider } from './list-kind-provider.tsx'
import type { OpenPanel } from './open-panel.ts'
import { Results } from './results.tsx'
import { SortSelect } from './sort-select.tsx'
import { Toolbar } from './toolbar.tsx'
import { useCardList } from './use-card-list.ts'
import { useIsWide } from './use-is-wide.ts'
import { useListSearch } from './use-list-search.ts'
import './list.css'

export type MapSlotProps = {
  hoveredId: string | null
  onHover: (id: string | null) => void
  items: readonly { id: number }[] | undefined
  className: string
}

type ListPageProps = {
  kind: ListKind
  renderMap?: (props: MapSlotProps) => ReactNode
  before?: ReactNode
}

export const ListPage = (props: ListPageProps) => (
  <ListKindProvider value={props.kind}>
    <Page {...props} />
  </ListKindProvider>
)

function Page({ kind, renderMap, before }: ListPageProps) {
  const { filters, pages, vue } = useListSearch()
  const list = useCardList(filters, pages)
  const [panel, setPanel] = useState<OpenPanel>(null)
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  const isWide = useIsWide()
  const isPrinting = usePrinting()
  const pointing = { hoveredId, onHover: setHoveredId }
  const { nb } = list
  const isListNeeded = (list.query.isError && !list.items) || nb === 0
  const isListShown = !renderMap || isWide || vue === 'liste' || isListNeeded || isPrinting
  const isSettled = nb !== undefined && !list.query.isPlaceholderData
  return (
    <main className={cx('list-page', !renderMap && 'list-alone')} id="contenu">
      <PageHead
        description={kind.description}
        isPrivate={!kind.isPublic}
        path={kind.path}
        title={kind.title}
      />
      {!isListShown && <h1 className="sr-only">{kind.words.map}</h1>}
      {before}
      <Toolbar onOpen={setPanel} />
      <p className="sr-only" role="status">
        {isSettled && `${kind.words.count(nb)} pour cette recherche`}
      </p>
      <div className="list-views">
        {isListShown && (
          <div className="grid min-w-0 content-start gap-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <div>
                <h1 className="text-2xl">{kind.title}</h1>
                <p className="min-h-6 text-ink-soft tabular-nums">
                  {nb !== undefined && kind.words.count(nb)}
                </p>
              </div>
              <SortSelect />
            </div>
            <ActiveFilters />
            <Results list={list} {...pointing} />
          </div>
        )}
        {(isWide || !isListShown) &&
          renderMap?.({ ...pointing, items: list.items, className: 'list-map' })}
      </div>
      {renderMap && !isWide && !isListNeeded && <ViewSwitch />}
      <FilterSheet nb={nb} onClose={() => setPanel(null)} open={panel} />
    </main>
  )
}

function ViewSwitch() {
  const { vue, show } = useListSearch()
  const other = vue === 'carte' ? 'liste' : 'carte'
  return (
    <Button
      className="list-switch list-floating"
      icon={other === 'carte' ? 'map' : 'list'}
      onClick={() => show(other)}
    >
      {other === 'carte' ? 'Carte' : 'Liste'}
    </Button>
  )
}
