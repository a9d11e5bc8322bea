import type { Parcours } from '@foulee/contract/parcours'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../session/session-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ParcoursDownload } from './parcours-page-download.tsx'
import { mayEdit } from './parcours-rights.ts'
import { type Outcome, shareLink } from './share-link.ts'

type ParcoursActionsProps = { parcours: Parcours; watch?: ReactNode }

/** Take it along, tell a friend, print it; change it, for whoever may. */
export function ParcoursActions({ parcours, watch }: ParcoursActionsProps) {
  const { currentUser } = useSession()
  const { slug, trace } = parcours
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
      <ParcoursShare parcours={parcours} />
      {mayEdit(currentUser, parcours) && (
        <Link className="button button-secondary" to={`/contribution/parcours/${parcours.id}`}>
          <Icon name="edit" />
          Modifier
        </Link>
      )}
    </div>
  )
}

function ParcoursShare({ parcours: { titre, slug } }: { parcours: Parcours }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const path = `/parcours/${slug}`
  const share = async () => setOutcome(await shareLink(titre, path))
  return (
    <div className="grid gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
      <div className="grid grid-cols-2 gap-2">
        <Button icon={outcome === 'copied' ? 'check' : 'share'} onClick={share}>
          {outcome === 'copied' ? 'Lien copié' : 'Partager'}
        </Button>
        <Button icon="printer" onClick={() => window.print()}>
          Imprimer
        </Button>
      </div>
      <p className={outcome === 'refused' ? 'text-sm break-all' : 'sr-only'} role="status">
        {outcome === 'copied' && 'Le lien est copié.'}
        {outcome === 'refused' && `Copiez l’adresse\u00a0: ${location.origin}${path}`}
      </p>
    </div>
  )
}
