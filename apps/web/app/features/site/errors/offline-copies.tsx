import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listOfflineCopies, type OfflinePage, removeOfflineCopy } from '#platform/offline/copies.ts'
import { IconButton } from '#ui/button.tsx'

const queryKey = ['gardes']

/**
 * Pages stored on this device (produit 14.15). Offline, the service worker (`public/sw-gardes.js`)
 * fills the same list into the empty element of the cached page.
 */
export function OfflineCopies() {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey,
    queryFn: listOfflineCopies,
    staleTime: 0,
    networkMode: 'always',
    enabled: typeof window !== 'undefined',
  })
  const { groupes = [], messages = 0 } = data ?? {}
  if (groupes.length === 0 && messages === 0) return <div id="gardes" />
  const remove = async (page: OfflinePage) => {
    await removeOfflineCopy(page)
    await client.invalidateQueries({ queryKey })
  }
  return (
    <div className="grid gap-5" id="gardes">
      {groupes.map(({ nom, pages }) => (
        <section className="grid gap-1" key={nom}>
          <h3 className="text-lg">{nom}</h3>
          <ul>
            {pages.map((page) => (
              <OfflineCopy key={page.url} onRemove={() => remove(page)} page={page} />
            ))}
          </ul>
        </section>
      ))}
      {messages > 0 && (
        <p>
          {messages > 1
            ? `${messages}\u00a0messages écrits partiront au retour du réseau.`
            : '1\u00a0message écrit partira au retour du réseau.'}
        </p>
      )}
    </div>
  )
}

type OfflineCopyProps = { page: OfflinePage; onRemove: () => void }

function OfflineCopy({ page: { url, titre, le }, onRemove }: OfflineCopyProps) {
  return (
    <li className="flex items-center justify-between gap-4">
      {/* A plain link: the service worker answers it offline. */}
      <a className="kept-route" href={url}>
        {titre}
        {le !== undefined && (
          <span className="text-sm font-normal text-ink-soft">
            {' '}
            gardé le {formatDate(parisDate(new Date(le)))}
          </span>
        )}
      </a>
      <IconButton icon="trash" label={`Retirer ${titre}`} onClick={onRemove} />
    </li>
  )
}
