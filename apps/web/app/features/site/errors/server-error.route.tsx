import { data } from 'react-router'
import { fromCache } from '#platform/api/prefetch.ts'
import { ServerErrorPage } from '#ui/failure/error-page.tsx'

export const meta = () => [{ title: 'Erreur · Foulée' }]

export const loader = () => data(null, { status: 500 })
export const clientLoader = fromCache

export default function ServerError() {
  return <ServerErrorPage />
}
