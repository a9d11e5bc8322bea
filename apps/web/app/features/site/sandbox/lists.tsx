import { type ReactNode, useState } from 'react'
import { ActiveFilters } from '#kit/list-page/active-filters.tsx'
import { EmptyList } from '#kit/list-page/empty-list.tsx'
import { FilterSheet } from '#kit/list-page/filter-sheet.tsx'
import type { ListKind } from '#kit/list-page/list-kind.ts'
import { ListKindProvider } from '#kit/list-page/list-kind-provider.tsx'
import { MapNotices } from '#kit/list-page/map-notices.tsx'
import type { OpenPanel } from '#kit/list-page/open-panel.ts'
import { PresetChips } from '#kit/list-page/preset-chips.tsx'
import { distancePresets } from '#kit/list-page/presets.ts'
import { Refusal } from '#kit/list-page/refusal.tsx'
import { Results } from '#kit/list-page/results.tsx'
import { SortSelect } from '#kit/list-page/sort-select.tsx'
import { Toolbar } from '#kit/list-page/toolbar.tsx'
import { useCardList } from '#kit/list-page/use-card-list.ts'
import { useListSearch } from '#kit/list-page/use-list-search.ts'
import { KINDS } from './list-kinds.tsx'
import { Chips } from './navigation.tsx'
import { Etats, Specimen, SpecimenGrid } from './sandbox-section.tsx'
import { nothing } from './stubs.ts'
import '#kit/list-page/list.css'

const Of = ({ kind, children }: { kind: ListKind; children: ReactNode }) => (
  <ListKindProvider value={kind}>{children}</ListKindProvider>
)

export function Filters() {
  const [panel, setPanel] = useState<OpenPanel>(null)
  return (
    <Of kind={KINDS.remplie}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Chips />
        <Specimen isWide name="Barre de recherche, filtres et leur feuille">
          <Toolbar onOpen={setPanel} />
          <ActiveFilters />
          <FilterSheet nb={2} onClose={() => setPanel(null)} open={panel} />
        </Specimen>
        <SpecimenGrid>
          <Specimen name="Choix tout faits">
            <PresetChips label="Distances courantes" presets={distancePresets} />
          </Specimen>
          <Specimen name="Ordre">
            <div className="justify-self-start">
              <SortSelect />
            </div>
          </Specimen>
        </SpecimenGrid>
        <Specimen isWide name="Ce qui flotte sur une carte">
          <div className="relative h-40 rounded-card bg-relief-1">
            <MapNotices
              elsewhere={{ ouest: 6, sud: 47, est: 8, nord: 49 }}
              empty="Aucune course ici."
            />
          </div>
        </Specimen>
      </div>
    </Of>
  )
}

function List() {
  const { filters, pages } = useListSearch()
  const list = useCardList(filters, pages)
  return <Results hoveredId={null} list={list} onHover={nothing} />
}

const listOf = (kind: ListKind) => () => (
  <Of kind={kind}>
    <List />
  </Of>
)

export const ResultLists = () => (
  <Etats
    etats={{
      Remplie: listOf(KINDS.remplie),
      Attente: listOf(KINDS.attente),
      Échec: listOf(KINDS.echec),
      Vide: () => (
        <Of kind={KINDS.vide}>
          <EmptyList />
        </Of>
      ),
      'Adresse refusée': () => (
        <Of kind={KINDS.remplie}>
          <Refusal errors={{ distance_min: 'Donnez un nombre de mètres.' }} />
        </Of>
      ),
    }}
    name="Une liste"
  />
)
