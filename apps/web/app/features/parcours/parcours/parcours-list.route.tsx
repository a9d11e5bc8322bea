import { ListPage } from '#kit/list-page/list-page.tsx'
import { parcoursKind } from './parcours-kind.tsx'
import { ParcoursMap } from './parcours-map.tsx'

export default function ParcoursListPage() {
  return <ListPage kind={parcoursKind} renderMap={(slot) => <ParcoursMap {...slot} />} />
}
