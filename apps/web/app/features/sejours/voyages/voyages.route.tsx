import { ListPage } from '#kit/list-page/list-page.tsx'
import { voyagesKind } from './voyages-kind.tsx'
import { VoyagesMap } from './voyages-map.tsx'

export default function VoyagesPage() {
  return <ListPage kind={voyagesKind} renderMap={(slot) => <VoyagesMap {...slot} />} />
}
