import type { OrganisateurAVerifier } from '@foulee/contract/organisateurs'
import { useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useDecideOrganisateur } from './organisateurs.mutations.ts'
import { pagePath } from './paths.ts'
import { sayDay } from './say-time.ts'

/** One organiser that is new, as staff look at it. */
export function WaitingOrganisateur({ organisateur }: { organisateur: OrganisateurAVerifier }) {
  const { id, nom, slug, createur, created_at, description } = organisateur
  const [isRefusing, setRefusing] = useState(false)
  const toast = useToast()
  const { mutate, error, isPending } = useDecideOrganisateur(() => {
    setRefusing(false)
    toast({ message: 'La réponse est partie.', tone: 'success' })
  })
  const verify = () =>
    mutate(
      { id, decision: 'verifier' },
      { onError: (cause) => toast({ message: cause.message, tone: 'danger' }) },
    )
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl break-words" id={`organisateur-${id}`}>
          {nom}
        </h2>
        <p className="text-ink-soft">
          Créé le {sayDay(created_at)}
          {createur && (
            <>
              {' '}
              par {createur.nom}, <span className="break-all">{createur.email}</span>
            </>
          )}
        </p>
      </div>
      <Facts organisateur={organisateur} />
      {description && <p className="break-words whitespace-pre-line">{description}</p>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink aria-describedby={`organisateur-${id}`} icon="eye" to={pagePath(slug)}>
          Voir l’aperçu
        </ButtonLink>
        <Button
          aria-describedby={`organisateur-${id}`}
          icon="check"
          isLoading={isPending && !isRefusing}
          onClick={verify}
        >
          Vérifier
        </Button>
        <Button
          aria-describedby={`organisateur-${id}`}
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
        onSend={(motif) => mutate({ id, decision: 'refuser', motif })}
        title="Refuser cet organisateur"
      />
    </Card>
  )
}

function Facts({ organisateur }: { organisateur: OrganisateurAVerifier }) {
  const { code_postal, ville, email, telephone, nb_courses, site } = organisateur
  const facts: [string, string | null][] = [
    ['Ville', [code_postal, ville].filter(Boolean).join(' ')],
    ['Email', email],
    ['Téléphone', telephone],
    ['Courses', String(nb_courses)],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {facts.map(([label, value]) =>
        value ? (
          <div className="min-w-0" key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ) : null,
      )}
      {site && (
        <div className="min-w-0">
          <dt className="text-sm text-ink-soft">Site</dt>
          <dd className="break-words">
            <TextLink to={site}>{site}</TextLink>
          </dd>
        </div>
      )}
    </dl>
  )
}
