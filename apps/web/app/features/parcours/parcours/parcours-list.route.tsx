import { ListPage } from '#kit/list-page/list-page.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { parcoursKind } from './parcours-kind.tsx'
import { ParcoursMap } from './parcours-map.tsx'

export default function ParcoursListPage() {
  return (
    <ListPage
      before={
        <p className="flex flex-wrap gap-x-5 pt-3">
          <TextLink to="/parcours/tracer">Tracer un parcours</TextLink>
          <TextLink to="/parcours/tracer?boucle=1">Donnez-moi une boucle</TextLink>
        </p>
      }
      kind={parcoursKind}
      renderMap={(slot) => <ParcoursMap {...slot} />}
    />
  )
}
