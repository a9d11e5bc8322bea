import { formatDate } from '@foulee/domain/date'
import { parisDate } from '@foulee/domain/heure-paris'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listRoutes, removeRoute } from '../../../kept-routes.ts'
import { IconButton } from '../../../ui/button.tsx'

const queryKey = ['parcours-gardes']

/**
 * The routes that this device keeps, to open or to take away. Without a network the service worker
 * writes the same list in the empty place that is sent (`sw-parcours.js`).
 */
export function KeptRoutes() {
  const client = useQueryClient()
  const { data: routes = [] } = useQuery({
    queryKey,
    queryFn: listRoutes,
    staleTime: 0,
    networkMode: 'always',
    enabled: typeof window !== 'undefined',
  })
  if (routes.length === 0) return <div id="parcours-gardes" />
  const remove = async (url: string) => {
    await removeRoute(url)
    await client.invalidateQueries({ queryKey })
  }
  return (
    <div className="grid gap-3" id="parcours-gardes">
      <h2 className="text-2xl">Vos parcours gardés sur cet appareil</h2>
      <ul>
        {routes.map(({ url, titre, le }) => (
          <li className="flex items-center justify-between gap-4" key={url}>
            {/* A plain link: the service worker answers it without a network. */}
            <a className="kept-route" href={url}>
              {titre}
              <span className="text-sm font-normal text-ink-soft">
                {' '}
                gardé le {formatDate(parisDate(new Date(le)))}
              </span>
            </a>
            <IconButton icon="trash" label={`Retirer ${titre}`} onClick={() => remove(url)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
