import { data } from 'react-router'
import { fromCache } from '#platform/api/prefetch.ts'
import { NotFoundPage } from '#ui/failure/error-page.tsx'

export const meta = () => [{ title: 'Page introuvable · Foulée' }]

export const loader = () => data(null, { status: 404 })
export const clientLoader = fromCache

/** Produit 14.3, /404: the status says it too. Unknown paths are those of no managed page. */
export default function NotFound() {
  return <NotFoundPage />
}
