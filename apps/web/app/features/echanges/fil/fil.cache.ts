import type { Publication } from '@foulee/contract/echanges/fil'
import type { QueryClient } from '@tanstack/react-query'
import { filQuery, publicationQuery } from './fil.queries.ts'

export function patchItem(
  client: QueryClient,
  id: number,
  change: (item: Publication) => Publication,
): void {
  client.setQueryData(publicationQuery(id).queryKey, (item) => item && change(item))
  client.setQueryData(
    filQuery().queryKey,
    (fil) =>
      fil && {
        ...fil,
        pages: fil.pages.map((page) => ({
          ...page,
          data: page.data.map((item) => (item.id === id ? change(item) : item)),
        })),
      },
  )
}

export function dropItems(client: QueryClient, isGone: (item: Publication) => boolean): void {
  client.setQueryData(
    filQuery().queryKey,
    (fil) =>
      fil && {
        ...fil,
        pages: fil.pages.map((page) => ({
          ...page,
          data: page.data.filter((item) => !isGone(item)),
        })),
      },
  )
}

/**
 * Inserts the member's new post after the highlighted items. A feed request in flight may predate the
 * post: the feed is refetched.
 */
export function addItem(client: QueryClient, item: Publication): void {
  const { queryKey } = filQuery()
  if (!client.getQueryData(queryKey)) void client.resetQueries({ queryKey })
  client.setQueryData(filQuery().queryKey, (fil) => {
    const [first, ...rest] = fil?.pages ?? []
    if (!fil || !first) return fil
    const at = first.data.findIndex(({ mise_en_avant }) => mise_en_avant === null)
    const data = first.data.toSpliced(at < 0 ? first.data.length : at, 0, item)
    return { ...fil, pages: [{ ...first, data }, ...rest] }
  })
}
