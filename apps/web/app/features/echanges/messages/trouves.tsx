import type { MessageTrouve } from '@foulee/contract/echanges/messages'
import { formatTexteLeger } from '@foulee/domain/echanges/texte-leger'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Link } from '#ui/link.tsx'
import { PagedItems } from '#ui/paged-items.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { rechercheQuery } from './messages.queries.ts'
import { messagePath } from './paths.ts'
import { formatDernier } from './time-labels.ts'

const LEAST = 2

type TrouvesProps = { q: string; channels_id: number | null; onChoose?: () => void }

export function Trouves({ q, channels_id, onChoose }: TrouvesProps) {
  const value = useDeferredValue(q.trim())
  const query = useInfiniteQuery({
    ...rechercheQuery(value, channels_id),
    enabled: value.length >= LEAST,
  })
  if (value.length < LEAST) {
    return <p className="p-4 text-ink-soft">Tapez au moins deux lettres.</p>
  }
  return (
    <PagedItems
      empty={
        <p className="p-4 text-ink-soft" role="status">
          Aucun message ne contient ces mots.
        </p>
      }
      query={query}
      waiting={
        <Loading label="Recherche dans vos messages…">
          <Skeleton className="m-4 h-40" />
        </Loading>
      }
    >
      {(items) => (
        <ul aria-label="Messages trouvés">
          {items.map((item) => (
            <Trouve item={item} key={item.message.id} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </PagedItems>
  )
}

type TrouveProps = { item: MessageTrouve; onChoose: (() => void) | undefined }

function Trouve({ item: { canal, message }, onChoose }: TrouveProps) {
  const { id, auteur, est_moi, texte, created_at } = message
  return (
    <li>
      <Link className="canal-ligne" onClick={onChoose} to={messagePath(canal.id, id)}>
        <Avatar name={canal.nom} src={canal.image} />
        <span className="canal-dit">
          <span className="canal-tete">
            <span className="canal-nom">{canal.nom}</span>
            <time dateTime={created_at}>{formatDernier(created_at, new Date())}</time>
          </span>
          <span className="line-clamp-2 text-sm text-ink-soft">
            {est_moi ? 'Moi' : auteur.nom}&nbsp;: {formatTexteLeger(texte)}
          </span>
        </span>
      </Link>
    </li>
  )
}
