import { PageHead } from '../../page-head.tsx'
import { publicHeaders } from '../../prefetch.ts'
import { OfflinePage } from './offline-page.tsx'

export const headers = publicHeaders

/** Shown in the place of a page that could not be reached; « Réessayer » asks for that page. */
export default function Offline() {
  return (
    <>
      <PageHead
        description="Foulée ne peut pas être joint sans connexion."
        isPrivate
        path="/hors-ligne"
        title="Hors ligne"
      />
      <OfflinePage />
    </>
  )
}
