import { HydrationBoundary } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { providersQuery } from '#features/membres/comptes-externes/comptes-externes.queries.ts'
import { ExternalButtons } from '#features/membres/comptes-externes/comptes-externes-buttons.tsx'
import { useTracked } from '#platform/analytics/use-tracked.ts'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { toReturnState } from '#platform/session/return-to.ts'
import { useReturnRedirect } from '#platform/session/use-signed-in-redirect.ts'
import { WhyAccount } from '#platform/session/why-account-note.tsx'
import { AuthPage } from '#ui/auth-page.tsx'
import { SessionForm } from '#ui/form/session-form.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { RegisterFields } from './register-fields.tsx'
import { useRegister } from './session.mutations.ts'

/** Optional: the page works without external providers. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) => queries.prefetchQuery(providersQuery(call)))
export const clientLoader = fromCache
export const headers = publicHeaders

const FORM_ID = 'formulaire-inscription'
/** Produit 5.2, sign-in, since sign-up ends in a session. */
const EXCEPTION =
  'Une erreur s’est produite lors de l’authentification. Veuillez réessayer ultérieurement.'

/** /inscription (produit 7.2). Signs in at once, then goes on to /qualification. */
export default function Inscription() {
  useReturnRedirect()
  useTracked('sign_up_start')
  const register = useRegister()
  const state = toReturnState(useLocation())
  return (
    <AuthPage
      lead="Gratuit, en moins d’une minute. Aucune publicité."
      slug="inscription"
      title="Créer un compte"
    >
      <PageHead
        description="Créez gratuitement votre compte Foulée pour chercher, comparer et suivre les courses à pied, trails et triathlons de France."
        path="/inscription"
        title="Créer un compte"
      />
      <WhyAccount />
      <SessionForm
        draft="compte"
        exception={EXCEPTION}
        id={FORM_ID}
        mutation={register}
        submit="Créer mon compte"
      >
        {(errors) => <RegisterFields errors={errors} />}
      </SessionForm>
      <HydrationBoundary state={useLoaderData<typeof loader>().queries}>
        <ExternalButtons formId={FORM_ID} retour={state.retour} />
      </HydrationBoundary>
      <p>
        Déjà un compte&nbsp;?{' '}
        <TextLink state={state} to="/connexion">
          Se connecter
        </TextLink>
      </p>
      <p>
        Vous êtes coach, ou d’un club&nbsp;?{' '}
        <TextLink to="/inscription/club-et-coach">Faites-vous reconnaître</TextLink>
      </p>
    </AuthPage>
  )
}
