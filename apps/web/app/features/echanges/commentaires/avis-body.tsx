import type {
  Commentaire,
  Commentaires,
  MesCommentaires,
} from '@foulee/contract/echanges/commentaires'
import { TRI_AVIS_LABELS, TRIS_AVIS, type TriAvis } from '@foulee/domain/echanges/avis'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useSession } from '#platform/session/session-provider.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { LoadMore } from '#ui/load-more.tsx'
import { Query } from '#ui/query.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { AvisCard } from './avis-card.tsx'
import { AvisDoor } from './avis-door.tsx'
import { AvisSummary } from './avis-summary.tsx'
import { commentairesOptions, mesCommentairesQuery, type Objet } from './commentaires.queries.ts'

const PARAM = 'tri_avis'

function useTri(): TriAvis {
  const [search] = useSearchParams()
  return TRIS_AVIS.find((tri) => tri === search.get(PARAM)) ?? 'recents'
}

const useCommentaires = (objet: Objet, tri: TriAvis) =>
  useInfiniteQuery(commentairesOptions(objet, tri))

export default function AvisBody({ model, id }: Objet) {
  const objet = { model, id }
  const { isAuth } = useSession()
  const tri = useTri()
  const list = useCommentaires(objet, tri)
  const { data: mes } = useQuery(mesCommentairesQuery(objet, isAuth))
  return (
    <section aria-labelledby="avis" className="grid gap-6">
      <SectionHeading id="avis" title="Avis" />
      <Query label="Chargement des avis…" query={list} skeleton={<TextSkeleton lines={6} />}>
        {(data) => (
          <div className="grid items-start gap-8 md:grid-cols-[18rem_minmax(0,1fr)] md:gap-12">
            <AvisSummary {...(data.pages[0] ?? NONE)} model={model} />
            <div className="grid min-w-0 gap-6">
              <AvisDoor mes={mes} objet={objet} />
              <Hidden mes={mes} objet={objet} />
              <List list={list} mes={mes} objet={objet} tri={tri} />
            </div>
          </div>
        )}
      </Query>
    </section>
  )
}

const NONE: Commentaires = {
  commentaires: [],
  moyenne: null,
  nb: 0,
  nb_notes: 0,
  repartition: [0, 0, 0, 0, 0],
}

type Mine = { objet: Objet; mes: MesCommentaires | undefined }

function Hidden({ objet, mes }: Mine) {
  const hidden = [...(mes?.miens ?? []).filter(({ masque }) => masque), ...(mes?.masques ?? [])]
  return <Cards avis={hidden} mes={mes} objet={objet} />
}

type ListProps = Mine & { tri: TriAvis; list: ReturnType<typeof useCommentaires> }

function List({ objet, mes, tri, list }: ListProps) {
  const { data, isFetchingNextPage, fetchNextPage } = list
  const avis = data?.pages.flatMap((page) => page.commentaires) ?? []
  const nb = data?.pages.at(-1)?.nb ?? 0
  // The list is shared by all readers: blocked authors are removed in the browser (produit 7.19).
  const isBlocked = (id: number) => mes?.bloques.includes(id) ?? false
  if (!nb) {
    return (
      <p className="text-ink-soft">
        Personne n’a encore donné son avis. Le premier aide tous les suivants.
      </p>
    )
  }
  return (
    <>
      {nb > 1 && <Order tri={tri} />}
      <Cards avis={avis.filter(({ id }) => !isBlocked(id))} mes={mes} objet={objet} />
      <LoadMore
        isLoading={isFetchingNextPage}
        nb={nb}
        onMore={() => void fetchNextPage()}
        shown={avis.length}
      />
    </>
  )
}

function Order({ tri }: { tri: TriAvis }) {
  const [search] = useSearchParams()
  const toSearch = (triAvis: TriAvis) => {
    const next = new URLSearchParams(search)
    if (triAvis === 'recents') next.delete(PARAM)
    else next.set(PARAM, triAvis)
    return `?${next}`
  }
  return (
    <nav aria-label="Trier les avis" className="flex flex-wrap gap-2">
      {TRIS_AVIS.map((item) => (
        <ChipLink isSelected={item === tri} key={item} replace to={toSearch(item)}>
          {TRI_AVIS_LABELS[item]}
        </ChipLink>
      ))}
    </nav>
  )
}

function Cards({ avis, objet, mes }: Mine & { avis: readonly Commentaire[] }) {
  if (!avis.length) return null
  return (
    <ul className="grid gap-8">
      {avis.map((item) => (
        <li key={item.id}>
          <AvisCard avis={item} mes={mes} objet={objet} />
        </li>
      ))}
    </ul>
  )
}
