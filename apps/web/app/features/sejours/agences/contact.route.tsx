import { isApiError } from '@foulee/contract/call-error'
import type { VoyageContact } from '@foulee/contract/sejours/agences'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { FailurePage } from '../../../failure/failure-page.tsx'
import { named } from '../../../form/named.ts'
import { SessionForm } from '../../../form/session-form.tsx'
import { PageHead } from '../../../page-head.tsx'
import { useSession } from '../../../session/session-provider.tsx'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { useWriteToAgence } from './agences.mutations.ts'
import { contactQuery } from './agences.queries.ts'
import { voyagePath } from './paths.ts'

const EXCEPTION = 'Le message n’est pas parti. Vérifiez votre connexion et renvoyez-le.'
const TITLE = 'Écrire à l’agence'

/** /sejours/{slug}/contact: a question to the agency of a stay. */
export default function VoyageContactPage() {
  const { slug = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(contactQuery(slug))
  if (isApiError(error) && error.status === 404) {
    return <FailurePage failure={{ status: 404, message: error.message }} />
  }
  return (
    <AuthPage slug={slug} title={TITLE}>
      <PageHead
        description="Posez une question à l’agence d’un séjour."
        isPrivate
        path={`${voyagePath(slug)}/contact`}
        title={TITLE}
      />
      {data && <Writing contact={data} slug={slug} />}
      {!data && error && (
        <ErrorState
          isRetrying={isFetching}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label="Chargement du séjour…">
          <Skeleton className="h-72 rounded-card" />
        </Loading>
      )}
    </AuthPage>
  )
}

function Writing({ contact: { voyage, agence }, slug }: { contact: VoyageContact; slug: string }) {
  const write = useWriteToAgence(slug)
  const { currentUser } = useSession()
  if (write.isSuccess) return <Sent nom={agence.nom} slug={voyage.slug} />
  return (
    <>
      <p className="text-lg break-words">
        Votre question sur «&nbsp;{voyage.titre}&nbsp;» part à{' '}
        <strong className="break-words">{agence.nom}</strong>.
      </p>
      <SessionForm draft="message" exception={EXCEPTION} mutation={write} submit="Envoyer">
        {(errors) => (
          <TextArea
            {...named('message', errors)}
            hint={
              <>
                L’agence reçoit votre nom et votre adresse
                {currentUser && (
                  <>
                    {' '}
                    (<span className="break-all">{currentUser.email}</span>)
                  </>
                )}{' '}
                pour vous répondre. Vous recevez une copie&nbsp;; Foulée ne garde pas le message.
              </>
            }
            label="Message"
            maxLength={5000}
            rows={7}
          />
        )}
      </SessionForm>
    </>
  )
}

function Sent({ nom, slug }: { nom: string; slug: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  // The form is gone, and the focus with it.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="card grid justify-items-start gap-3 p-5" role="status">
      <h2 className="text-xl" ref={title} tabIndex={-1}>
        Message envoyé
      </h2>
      <p className="break-words">
        «&nbsp;{nom}&nbsp;» vous répondra par email. Une copie de votre message vous attend dans
        votre boîte.
      </p>
      <ButtonLink to={voyagePath(slug)}>Revenir au séjour</ButtonLink>
    </div>
  )
}
