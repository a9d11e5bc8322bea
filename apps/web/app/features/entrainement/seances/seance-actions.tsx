import type { Seance } from '@foulee/contract/entrainement/seance'
import type { ReactNode } from 'react'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { ShareAndPrint } from '#ui/share-and-print.tsx'
import { editorPath, seancePath } from './paths.ts'
import { SeanceDownload } from './seance-download.tsx'

const PersonalActions = lazyHydrate(
  () => import('./personal-actions.tsx'),
  () => <div className="min-h-38" />,
)

export function SeanceActions({ seance, runList }: { seance: Seance; runList?: ReactNode }) {
  const { currentUser } = useSession()
  const { id, slug, titre, steps, auteur } = seance
  const mayEdit =
    currentUser !== null &&
    (currentUser.users_id === auteur?.id || currentUser.droits.includes('moderer'))
  return (
    <div className="card no-print grid gap-3 p-5">
      {steps.length > 0 && (
        <>
          <PersonalActions seance={seance} />
          <SeanceDownload seance={seance} />
        </>
      )}
      {runList}
      <div className="grid gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
        <ShareAndPrint path={seancePath(slug)} title={titre} />
      </div>
      {mayEdit && (
        <Link className="button button-secondary" to={editorPath(id)}>
          <Icon name="edit" />
          Modifier
        </Link>
      )}
    </div>
  )
}
