import { ErrorPage } from './error-page.tsx'
import { RetryButton } from './retry-button.tsx'

/** Without a network: what is known to be missing is the road to the server. */
export function OfflinePage() {
  return (
    <ErrorPage action={<RetryButton />} title="Pas de réseau sur ce sentier">
      <p>
        Foulée n’arrive pas à joindre le serveur. Vérifiez votre connexion, ou attendez le prochain
        col, puis réessayez.
      </p>
    </ErrorPage>
  )
}
