import { useParams, useSearchParams } from 'react-router'
import { useSession } from '#platform/session/session-provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Discussion } from './discussion.tsx'
import { Liste } from './liste.tsx'
import { PremiersMots } from './new-direct.tsx'
import { MESSAGES, readCible } from './paths.ts'
import { useLiveCanaux } from './use-live-canaux.ts'
import './messages.css'

export default function Messages() {
  const { currentUser } = useSession()
  const cible = readCible(useParams()['*'] ?? '')
  const [search] = useSearchParams()
  useLiveCanaux()
  if (cible === undefined) return <FailurePage failure={{ status: 404, message: '' }} />
  if (!currentUser) return null
  const { users_id, droits } = currentUser
  const canWrite = droits.includes('ecrire_message')
  const current = cible?.kind === 'canal' ? cible.id : null
  const message = Number(search.get('message'))
  return (
    <main className="messages" data-ouverte={cible !== null} id="contenu">
      <PageHead
        description="Vos discussions sur Foulée."
        isPrivate
        path={MESSAGES}
        title="Messages"
      />
      <section aria-label="Mes discussions" className="messages-liste">
        <Liste canWrite={canWrite} current={current} isAlone={cible === null} users_id={users_id} />
      </section>
      <section aria-label="Discussion" className="messages-fil">
        {cible === null ? (
          <div className="m-auto">
            <EmptyState title="Choisissez une discussion">
              <p>Elle s’ouvrira ici.</p>
            </EmptyState>
          </div>
        ) : cible.kind === 'canal' ? (
          <Discussion
            canWrite={canWrite}
            channels_id={cible.id}
            message={Number.isSafeInteger(message) && message > 0 ? message : null}
            users_id={users_id}
          />
        ) : (
          <PremiersMots avec={cible.id} canWrite={canWrite} key={cible.id} users_id={users_id} />
        )}
      </section>
    </main>
  )
}
