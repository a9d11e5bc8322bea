import { useSearchParams } from 'react-router'
import { ListPage } from '#kit/list-page/list-page.tsx'
import { isCalendar } from './calendrier/calendrier-url.ts'
import { EvenementsCalendrier } from './calendrier/evenements-calendrier.tsx'
import { ViewBar } from './calendrier/view-bar.tsx'
import { evenementsKind } from './evenements-kind.tsx'
import { EvenementsMap } from './evenements-map.tsx'

export default function EvenementsPage() {
  const [params] = useSearchParams()
  if (isCalendar(params)) return <EvenementsCalendrier />
  return (
    <ListPage
      before={<ViewBar value="liste" />}
      kind={evenementsKind}
      renderMap={(slot) => <EvenementsMap {...slot} />}
    />
  )
}
