import { data } from 'react-router'
import { NotFoundPage } from '../../../failure/error-page.tsx'
import { fromCache } from '../../../prefetch.ts'

export const meta = () => [{ title: 'Page introuvable · Foulée' }]

export const loader = () => data(null, { status: 404 })
export const clientLoader = fromCache

/** Produit 14.3, /404 and every unknown path: the status says it too. */
export default function NotFound() {
  return <NotFoundPage />
}
