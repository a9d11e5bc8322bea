import type { Claim } from '@foulee/contract/claim'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useDecideClaim } from './organisateurs.mutations.ts'
import { pagePath } from './paths.ts'
import { sayDay } from './say-time.ts'

/** One claim as staff decide of it. */
export function WaitingClaim({ claim }: { claim: Claim }) {
  const { id, organisateur, demandeur, message, created_at } = claim
  const [isRefusing, setRefusing] = useState(false)
  const toast = useToast()
  const { mutate, error, isPending } = useDecideClaim(() => {
    setRefusing(false)
    toast({ message: 'La réponse est partie.', tone: 'success' })
  })
  const accept = () =>
    mutate(
      { id, decision: 'acceptee' },
      { onError: (cause) => toast({ message: cause.message, tone: 'danger' }) },
    )
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl break-words" id={`revendication-${id}`}>
          {organisateur.nom}
        </h2>
        <p className="text-ink-soft">
          {organisateur.ville && `${organisateur.ville}. `}
          <TextLink to={pagePath(organisateur.slug)}>Voir sa page</TextLink>
        </p>
      </div>
      <p>
        Revendiqué par {demandeur.prenom} {demandeur.nom},{' '}
        <span className="break-all">{demandeur.email}</span>, le {sayDay(created_at)}
      </p>
      {message ? (
        <blockquote className="border-s-4 border-line ps-4 break-words whitespace-pre-line">
          {message}
        </blockquote>
      ) : (
        <p className="text-ink-soft">Sans un mot d’explication.</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          aria-describedby={`revendication-${id}`}
          icon="check"
          isLoading={isPending && !isRefusing}
          onClick={accept}
        >
          Accepter
        </Button>
        <Button
          aria-describedby={`revendication-${id}`}
          onClick={() => setRefusing(true)}
          variant="quiet"
        >
          Refuser…
        </Button>
      </div>
      <ReasonDialog
        action="Refuser"
        error={isRefusing ? error?.message : undefined}
        hint="La personne le recevra par email."
        isBusy={isPending}
        isOpen={isRefusing}
        onClose={() => setRefusing(false)}
        onSend={(motif) => mutate({ id, decision: 'refusee', motif })}
        title="Refuser cette revendication"
      />
    </Card>
  )
}
