import { useLocation } from 'react-router'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { readStateEmail } from '#platform/session/state-email.ts'
import { AuthPage } from '#ui/auth-page.tsx'
import { EmailField } from '#ui/form/email-field.tsx'
import { SessionForm } from '#ui/form/session-form.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useForgot } from './compte.mutations.ts'
import { Notice } from './notice.tsx'

export const headers = publicHeaders

const EXCEPTION = 'Le message n’a pas pu être demandé. Veuillez réessayer ultérieurement.'

export default function MotDePasseOublie() {
  const forgot = useForgot()
  const email = readStateEmail(useLocation().state)
  return (
    <AuthPage
      lead={
        forgot.isSuccess
          ? undefined
          : 'Indiquez l’adresse de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.'
      }
      slug="connexion"
      title="Mot de passe oublié"
    >
      <PageHead
        description="Recevez un lien pour choisir un nouveau mot de passe Foulée."
        isPrivate
        path="/mot-de-passe-oublie"
        title="Mot de passe oublié"
      />
      {forgot.isSuccess ? (
        <Sent email={forgot.data} onAgain={forgot.reset} />
      ) : (
        <SessionForm exception={EXCEPTION} mutation={forgot} submit="Recevoir le lien">
          {(errors) => (
            <EmailField autoComplete="username" defaultValue={email} error={errors.email} />
          )}
        </SessionForm>
      )}
      <p>
        <TextLink to="/connexion">Revenir à la connexion</TextLink>
      </p>
    </AuthPage>
  )
}

/** The same text whether or not the account exists. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Notice icon="mail" title="Regardez vos messages">
      <p>
        Si un compte utilise l’adresse <strong className="wrap-anywhere">{email}</strong>, un lien
        vient de partir. Il est valable une heure.
      </p>
      <p className="text-ink-soft">
        Rien au bout de quelques minutes&nbsp;? Regardez dans les indésirables, ou{' '}
        <button className="text-link" onClick={onAgain} type="button">
          essayez une autre adresse
        </button>
        .
      </p>
    </Notice>
  )
}
