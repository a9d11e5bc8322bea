import { ListPage } from '#kit/list-page/list-page.tsx'
import { seancesKind } from './seances-kind.tsx'

/** /training/seances: the library of sessions, searched and filtered; the address holds it all. */
export default function SeancesPage() {
  return <ListPage kind={seancesKind} />
}
