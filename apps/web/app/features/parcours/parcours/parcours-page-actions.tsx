import type { Parcours } from '@foulee/contract/parcours/parcours'
import type { ReactNode } from 'react'
import { useSession } from '#platform/session/session-provider.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { ShareAndPrint } from '#ui/share-and-print.tsx'
import { ParcoursDownload } from './parcours-page-download.tsx'
import { mayEdit } from './parcours-rights.ts'

type ParcoursActionsProps = { parcours: Parcours; watch?: ReactNode }

export function ParcoursActions({ parcours, watch }: ParcoursActionsProps) {
  const { currentUser } = useSession()
  const { slug, titre, trace } = parcours
  return (
    <div className="card no-print grid gap-3 p-5">
      {trace && (
        <>
          <Link className="button button-primary w-full" to={`/parcours/${slug}?suivre`}>
            <Icon name="pin" />
            Suivre ce parcours
          </Link>
          <ParcoursDownload parcours={parcours} />
          {watch}
        </>
      )}
      <div className="grid gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
        <ShareAndPrint path={`/parcours/${slug}`} title={titre} />
      </div>
      {mayEdit(currentUser, parcours) && (
        <Link className="button button-secondary" to={`/contribution/parcours/${parcours.id}`}>
          <Icon name="edit" />
          Modifier
        </Link>
      )}
    </div>
  )
}
