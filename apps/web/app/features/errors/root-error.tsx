import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { NotFoundPage, ServerErrorPage } from './error-page.tsx'

/** What is shown when a page throws: by status when it says one, else the page /500. */
export function RootError() {
  const error = useRouteError()
  const isUnknown = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <title>{isUnknown ? 'Page introuvable · Foulée' : 'Erreur · Foulée'}</title>
      <header className="page py-2.5">
        <Logo />
      </header>
      {isUnknown ? <NotFoundPage /> : <ServerErrorPage action={<RetryButton />} />}
    </>
  )
}

function RetryButton() {
  return (
    <Button icon="refresh" onClick={() => location.reload()} variant="primary">
      Réessayer
    </Button>
  )
}
