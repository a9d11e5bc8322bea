import { ListPage } from '#kit/list-page/list-page.tsx'
import { parcoursKind } from './parcours-kind.tsx'
import { ParcoursMap } from './parcours-map.tsx'

/** Every route: searched, filtered, listed and placed on a map; the address holds it all. */
export default function ParcoursListPage() {
  return <ListPage kind={parcoursKind} renderMap={(slot) => <ParcoursMap {...slot} />} />
}
