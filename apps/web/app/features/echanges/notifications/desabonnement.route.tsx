import type { Desabonnement } from '@foulee/contract/echanges/reglages-notifications'
import { isApiError } from '@foulee/contract/shared/call-error'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useHydrated } from '#platform/page-loading/use-hydrated.ts'
import { AuthPage } from '#ui/auth-page.tsx'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { desabonnementQuery, useUnsubscribe } from './desabonnement.queries.ts'

/** The URL is personal: no cache may store the page. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/**
 * Opened from an email without a session (produit 13.18). Unsubscribes on a press only: mail scanners
 * follow links.
 */
export default function DesabonnementPage() {
  const isHydrated = useHydrated()
  const { jeton = '' } = useParams()
  return (
    <AuthPage slug="inscription" title="Vos emails">
      <PageHead
        description="Arrêtez des emails de Foulée."
        isPrivate
        path="/desabonnement"
        title="Vos emails"
      />
      {isHydrated ? <UnsubscribeStatus jeton={jeton} /> : <Waiting />}
    </AuthPage>
  )
}

const Waiting = () => (
  <Loading label="Lecture du lien…">
    <Skeleton className="h-28" />
  </Loading>
)

function UnsubscribeStatus({ jeton }: { jeton: string }) {
  const query = useQuery(desabonnementQuery(jeton))
  const { data, error } = query
  // A malformed token gets 422, an unknown one 404.
  if (!data && isApiError(error) && [404, 422].includes(error.status)) {
    return (
      <div className="grid gap-4">
        <p>Ce lien n’est pas entier. Ouvrez de nouveau celui de l’email.</p>
        <Settings />
      </div>
    )
  }
  return (
    <Query query={query} skeleton={<Waiting />}>
      {(what) =>
        what.est_abonne ? <UnsubscribeConfirm jeton={jeton} what={what} /> : <Done what={what} />
      }
    </Query>
  )
}

function UnsubscribeConfirm({
  jeton,
  what: { nom, adresse },
}: {
  jeton: string
  what: Desabonnement
}) {
  const { mutate, isPending, error } = useUnsubscribe(jeton)
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        Nous n’enverrons plus à <strong>{adresse}</strong> les emails «&nbsp;{nom}&nbsp;». Vous
        pourrez toujours lire vos notifications sur Foulée.
      </p>
      <Button isLoading={isPending} onClick={() => mutate()} variant="primary">
        Ne plus recevoir ces emails
      </Button>
      {error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {error.message}
        </p>
      )}
      <Settings />
    </div>
  )
}

function Done({ what: { nom, adresse } }: { what: Desabonnement }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">
        C’est fait&nbsp;: nous n’envoyons plus à <strong>{adresse}</strong> les emails «&nbsp;{nom}
        &nbsp;».
      </p>
      <Settings />
    </div>
  )
}

const Settings = () => (
  <p className="text-sm text-ink-soft">
    Vous préférez un résumé, ou d’autres emails&nbsp;?{' '}
    <TextLink to="/reglages/notifications">Réglez vos notifications</TextLink>.
  </p>
)
