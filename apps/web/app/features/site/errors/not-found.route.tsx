import { data } from 'react-router'
import { NotFoundPage } from '../../../failure/error-page.tsx'
import { fromCache } from '../../../prefetch.ts'

export const meta = () => [{ title: 'Page introuvable · Foulée' }]

export const loader = () => data(null, { status: 404 })
export const clientLoader = fromCache

/** Produit 14.3, /404: the status says it too. Unknown paths are those of no managed page. */
export default function NotFound() {
  return <NotFoundPage />
}
