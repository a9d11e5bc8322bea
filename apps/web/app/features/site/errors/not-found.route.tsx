import { data } from 'react-router'
import { fromCache } from '#platform/api/prefetch.ts'
import { NotFoundPage } from '#ui/failure/error-page.tsx'

export const meta = () => [{ title: 'Page introuvable · Foulée' }]

export const loader = () => data(null, { status: 404 })
export const clientLoader = fromCache

/** /404 (produit 14.3), with the status. Unknown paths belong to `pages/page.route.tsx`. */
export default function NotFound() {
  return <NotFoundPage />
}
