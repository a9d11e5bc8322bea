import { HydrationBoundary } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { providersQuery } from '#features/membres/comptes-externes/comptes-externes.queries.ts'
import { ExternalButtons } from '#features/membres/comptes-externes/comptes-externes-buttons.tsx'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { toReturnState } from '#platform/session/return-to.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { isSuspended } from '#platform/session/suspended.ts'
import { useReturnRedirect } from '#platform/session/use-signed-in-redirect.ts'
import { WhyAccount } from '#platform/session/why-account-note.tsx'
import { AuthPage } from '#ui/auth-page.tsx'
import { RememberCheckbox } from '#ui/form/remember-checkbox.tsx'
import { SessionForm } from '#ui/form/session-form.tsx'
import { SignInFields } from '#ui/form/sign-in-fields.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useLogin } from './session.mutations.ts'

/** Optional: the page works without external providers. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) => queries.prefetchQuery(providersQuery(call)))
export const clientLoader = fromCache
export const headers = publicHeaders

const FORM_ID = 'formulaire-connexion'
const EXCEPTION =
  'Une erreur s’est produite lors de l’authentification. Veuillez réessayer ultérieurement.'

/** /connexion (produit 7.2). Goes on to the requested page after sign-in. */
export default function Connexion() {
  useReturnRedirect()
  const login = useLogin()
  const state = toReturnState(useLocation())
  return (
    <AuthPage slug="connexion" title="Se connecter">
      <PageHead
        description="Connectez-vous à Foulée pour retrouver vos courses et votre fil."
        isPrivate
        path="/connexion"
        title="Se connecter"
      />
      <ExpiryNotice />
      <WhyAccount />
      <SessionForm exception={EXCEPTION} id={FORM_ID} mutation={login} submit="Se connecter">
        {(errors) => <LoginFields errors={errors} />}
      </SessionForm>
      {isSuspended(login.error) && (
        <p>
          <TextLink to="/nous-contacter">Nous écrire au sujet de ce compte</TextLink>
        </p>
      )}
      <HydrationBoundary state={useLoaderData<typeof loader>().queries}>
        <ExternalButtons formId={FORM_ID} retour={state.retour} />
      </HydrationBoundary>
      <p>
        Pas encore de compte&nbsp;? C’est gratuit.{' '}
        <TextLink state={state} to="/inscription">
          Créer un compte
        </TextLink>
      </p>
    </AuthPage>
  )
}

function LoginFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <SignInFields errors={errors} />
      <p>
        <TextLink to="/mot-de-passe-oublie">Mot de passe oublié&nbsp;?</TextLink>
      </p>
      <RememberCheckbox />
    </>
  )
}

function ExpiryNotice() {
  const { hasExpired } = useSession()
  if (!hasExpired) return null
  return (
    <p className="rounded-control bg-ciel-wash p-4" role="status">
      Votre session a expiré. Reconnectez-vous pour reprendre où vous en étiez.
    </p>
  )
}
