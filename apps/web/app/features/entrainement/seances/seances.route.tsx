import { ListPage } from '#kit/list-page/list-page.tsx'
import { seancesKind } from './seances-kind.tsx'

export default function SeancesPage() {
  return <ListPage kind={seancesKind} />
}
