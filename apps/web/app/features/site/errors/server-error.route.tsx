import { data } from 'react-router'
import { ServerErrorPage } from '../../../failure/error-page.tsx'
import { fromCache } from '../../../prefetch.ts'

export const meta = () => [{ title: 'Erreur · Foulée' }]

export const loader = () => data(null, { status: 500 })
export const clientLoader = fromCache

/** Produit 14.3, /500. */
export default function ServerError() {
  return <ServerErrorPage />
}
