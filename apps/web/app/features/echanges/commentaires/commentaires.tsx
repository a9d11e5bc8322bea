import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#platform/session/session-provider.tsx'
import { LoadMore } from '#ui/load-more.tsx'
import { Query } from '#ui/query.tsx'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { AvisCard } from './avis-card.tsx'
import AvisForm from './avis-form.tsx'
import { commentairesOptions, mesCommentairesQuery, type Objet } from './commentaires.queries.ts'

/** Thread of replies: no rating, no average (produit 13.14). */
export function Commentaires({ model, id }: Objet) {
  const objet = { model, id }
  const { isAuth } = useSession()
  const list = useInfiniteQuery(commentairesOptions(objet))
  const { data: mes } = useQuery(mesCommentairesQuery(objet, isAuth))
  const [written, setWritten] = useState(0)
  return (
    <section aria-labelledby="commentaires" className="grid scroll-mt-24 gap-5">
      <h2 className="scroll-mt-24 text-xl" id="commentaires">
        Commentaires
      </h2>
      {mes?.droits.commenter && (
        // A new key empties the form once its text is in the list.
        <AvisForm key={written} mes={mes} objet={objet} onClose={() => setWritten(written + 1)} />
      )}
      <Query
        isCompact
        label="Chargement des commentaires…"
        query={list}
        skeleton={<TextSkeleton lines={4} />}
      >
        {() => <Thread list={list} mes={mes} objet={objet} />}
      </Query>
    </section>
  )
}

const useList = (objet: Objet) => useInfiniteQuery(commentairesOptions(objet))

type ThreadProps = {
  objet: Objet
  list: ReturnType<typeof useList>
  mes: Parameters<typeof AvisCard>[0]['mes']
}

function Thread({ objet, list, mes }: ThreadProps) {
  const { data, isFetchingNextPage, fetchNextPage } = list
  const shown = data?.pages.flatMap((page) => page.commentaires) ?? []
  const nb = data?.pages.at(-1)?.nb ?? 0
  // Hidden replies with their reason, for their author and the staff.
  const hidden = [...(mes?.miens ?? []).filter(({ masque }) => masque), ...(mes?.masques ?? [])]
  const all = [...hidden, ...shown]
  if (!all.length) return <p className="text-ink-soft">Aucun commentaire pour le moment.</p>
  return (
    <>
      <ul className="grid gap-6">
        {all.map((avis) => (
          <li key={avis.id}>
            <AvisCard avis={avis} mes={mes} objet={objet} />
          </li>
        ))}
      </ul>
      <LoadMore
        isLoading={isFetchingNextPage}
        nb={nb}
        onMore={() => void fetchNextPage()}
        shown={shown.length}
      />
    </>
  )
}
