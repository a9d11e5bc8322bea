import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { AuthPage } from '#ui/auth-page.tsx'
import { Button } from '#ui/button.tsx'
import { SessionForm } from '#ui/form/session-form.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { formDateQuery, useContact } from './contact.queries.ts'
import { ContactFields } from './contact-fields.tsx'

export const headers = publicHeaders

const EXCEPTION = 'Le message n’est pas parti. Vérifiez votre connexion et renvoyez-le.'

export default function NousContacter() {
  // Prefetched on display: the token dates the form.
  useQuery(formDateQuery)
  const contact = useContact()
  const lead = 'Une question, une erreur dans une fiche, une idée\u00a0? L’équipe lit tout.'
  return (
    <AuthPage slug="nous-contacter" title="Nous contacter" {...(contact.isSuccess ? {} : { lead })}>
      <PageHead
        description="Écrivez à l’équipe de Foulée&nbsp;: une question sur votre compte, une course à corriger, vos données, un partenariat."
        path="/nous-contacter"
        title="Nous contacter"
      />
      {contact.isSuccess ? (
        <Thanks email={contact.data} onAgain={contact.reset} />
      ) : (
        <SessionForm draft="message" exception={EXCEPTION} mutation={contact} submit="Envoyer">
          {(errors) => <ContactFields errors={errors} />}
        </SessionForm>
      )}
    </AuthPage>
  )
}

function Thanks({ email, onAgain }: { email: string; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  // The form is gone: the title takes its focus.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="card grid justify-items-start gap-3 p-5" role="status">
      <h2 className="text-xl" ref={title} tabIndex={-1}>
        Message envoyé
      </h2>
      <p>
        Merci. Nous vous répondrons à <strong className="break-all">{email}</strong>.
      </p>
      <Button onClick={onAgain}>Écrire un autre message</Button>
    </div>
  )
}
