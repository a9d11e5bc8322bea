import { ListPage } from '#kit/list-page/list-page.tsx'
import { voyagesKind } from './voyages-kind.tsx'
import { VoyagesMap } from './voyages-map.tsx'

/** Every stay: searched, filtered, listed and placed on a map; the address holds it all. */
export default function VoyagesPage() {
  return <ListPage kind={voyagesKind} renderMap={(slot) => <VoyagesMap {...slot} />} />
}
