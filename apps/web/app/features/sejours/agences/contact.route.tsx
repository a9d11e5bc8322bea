import type { VoyageContact } from '@foulee/contract/sejours/agences'
import { isApiError } from '@foulee/contract/shared/call-error'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '#platform/api/use-call.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { AuthPage } from '#ui/auth-page.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { readLine } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { contactQuery } from './agences.queries.ts'
import { voyagePath } from './paths.ts'

const EXCEPTION = 'Le message n’est pas parti. Vérifiez votre connexion et renvoyez-le.'
const TITLE = 'Écrire à l’agence'

export default function VoyageContactPage() {
  const { slug = '' } = useParams()
  const query = useQuery(contactQuery(slug))
  const { error } = query
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
      <Query
        label="Chargement du séjour…"
        query={query}
        skeleton={<Skeleton className="h-72 rounded-card" />}
      >
        {(contact) => <Writing contact={contact} slug={slug} />}
      </Query>
    </AuthPage>
  )
}

function Writing({ contact, slug }: { contact: VoyageContact; slug: string }) {
  const { voyage, agence, voie } = contact
  // Makes a retry idempotent.
  const [client_id] = useState(() => crypto.randomUUID())
  const write = useCall('POST /api/voyages/{id}/contact', {
    input: (form: FormData) => ({
      params: { id: slug },
      body: { message: readLine(form, 'message'), client_id },
    }),
    renews: 'never',
  })
  if (voie === 'a_soi') return <Own slug={voyage.slug} />
  if (write.isSuccess) {
    return <Sent channels_id={write.data.channels_id} nom={agence.nom} slug={voyage.slug} />
  }
  return (
    <>
      <p className="text-lg">
        Votre question sur «&nbsp;{voyage.titre}&nbsp;» part à <strong>{agence.nom}</strong>.
      </p>
      <SessionForm draft="message" exception={EXCEPTION} mutation={write} submit="Envoyer">
        {(errors) => (
          <TextArea
            {...fieldProps('message', errors)}
            hint={voie === 'discussion' ? IN_TALK : <ByMail />}
            label="Message"
            maxLength={4500}
            rows={7}
          />
        )}
      </SessionForm>
    </>
  )
}

const IN_TALK =
  'Votre message ouvre une discussion avec l’agence, ou y rejoint les précédents. Sa réponse vous attendra dans vos messages.'

/** No member of the agency has an account: it answers by email. */
function ByMail() {
  const { currentUser } = useSession()
  return (
    <>
      L’agence reçoit votre nom et votre adresse
      {currentUser && (
        <>
          {' '}
          (<span className="wrap-anywhere">{currentUser.email}</span>)
        </>
      )}{' '}
      pour vous répondre. Vous recevez une copie&nbsp;; Foulée ne garde pas le message.
    </>
  )
}

function Own({ slug }: { slug: string }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>Vous gérez cette agence&nbsp;: c’est à vous que les voyageurs écrivent ici.</p>
      <ButtonLink to={voyagePath(slug)}>Revenir au séjour</ButtonLink>
    </div>
  )
}

type SentProps = { nom: string; slug: string; channels_id: number | null }

function Sent({ nom, slug, channels_id }: SentProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // The form is gone: the title takes its focus.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="card grid justify-items-start gap-3 p-5" role="status">
      <h2 className="text-xl" ref={title} tabIndex={-1}>
        Message envoyé
      </h2>
      <p>
        {channels_id === null
          ? `«\u00a0${nom}\u00a0» vous répondra par email. Une copie de votre message vous attend dans votre boîte.`
          : `«\u00a0${nom}\u00a0» vous répondra dans vos messages.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {channels_id !== null && (
          <ButtonLink icon="message" to={`/messages/${channels_id}`} variant="primary">
            Voir la discussion
          </ButtonLink>
        )}
        <ButtonLink to={voyagePath(slug)}>Revenir au séjour</ButtonLink>
      </div>
    </div>
  )
}
