import type { Canal } from '@foulee/contract/echanges/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { renewTouched, useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useToast } from '#ui/toast.tsx'
import { Bloquer } from './bloquer.tsx'
import { toastFailure, useInvalidateCanaux } from './messages.mutations.ts'
import { MESSAGES } from './paths.ts'
import { Signaler } from './signaler.tsx'

const DEMANDE = 'POST /api/messages/demande/{channels_id}'

/** Message request from a stranger, who learns nothing until it is accepted. */
export function BandeauDemande({ canal }: { canal: Canal }) {
  const { id, nom, interlocuteur, dernier } = canal
  const client = useQueryClient()
  const renewCanaux = useInvalidateCanaux()
  const [opened, setOpened] = useState<'bloquer' | 'signaler' | null>(null)
  const close = () => setOpened(null)
  const navigate = useNavigate()
  const toast = useToast()
  const demande = useCall(DEMANDE, {
    input: (decision: 'accepter' | 'refuser') => ({
      params: { channels_id: id },
      body: { decision },
    }),
    // A refused conversation can no longer be read.
    renews: 'never',
    onSuccess: (_, decision) =>
      decision === 'accepter' ? renewTouched(client, DEMANDE) : renewCanaux(),
    onError: toastFailure(toast),
  })
  const exitToMessages = () => void navigate(MESSAGES, { replace: true })
  const answer = (decision: 'accepter' | 'refuser') =>
    demande.mutate(decision, {
      onSuccess: () => {
        if (decision === 'accepter') return
        toast({ message: 'Demande refusée.', tone: 'success' })
        exitToMessages()
      },
    })
  return (
    <section aria-label="Demande de message" className="fil-bandeau">
      <p className="font-semibold">{nom} voudrait vous écrire.</p>
      <p className="text-sm text-ink-soft">
        Vous pouvez lire sans que {nom} le sache. Tant que vous n’acceptez pas, rien d’autre ne peut
        vous être envoyé.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          icon="check"
          isLoading={demande.isPending}
          onClick={() => answer('accepter')}
          variant="primary"
        >
          Accepter
        </Button>
        <Button onClick={() => answer('refuser')}>Refuser</Button>
        {interlocuteur?.users_id != null && (
          <Button icon="circle-slash" onClick={() => setOpened('bloquer')} variant="quiet">
            Bloquer
          </Button>
        )}
        {dernier && (
          <Button icon="flag" onClick={() => setOpened('signaler')} variant="quiet">
            Signaler
          </Button>
        )}
      </div>
      {opened === 'bloquer' && interlocuteur?.users_id != null && (
        <Bloquer
          nom={nom}
          onClose={close}
          onDone={exitToMessages}
          users_id={interlocuteur.users_id}
        />
      )}
      {opened === 'signaler' && dernier && <Signaler id={dernier.id} onClose={close} />}
    </section>
  )
}

type FermeProps = { canWrite: boolean; fermeture: string | null }

export function BandeauFerme({ canWrite, fermeture }: FermeProps) {
  return (
    <p className="fil-bandeau fil-ferme">
      <Icon className="shrink-0" name="lock" />
      {canWrite ? (
        <span>{fermeture ?? 'On ne peut plus écrire dans cette discussion.'}</span>
      ) : (
        <span>
          Pour écrire, vérifiez d’abord votre adresse email.{' '}
          <TextLink to="/reglages/email-et-mot-de-passe">Mon compte</TextLink>
        </span>
      )}
    </p>
  )
}
