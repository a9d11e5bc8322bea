import type { Signalement } from '@foulee/contract/signalements'
import { MODEL_SIGNALEMENT_LABELS, MOTIF_SIGNALEMENT_LABELS } from '@foulee/domain/avis'
import { formatDateLongue } from '@foulee/domain/date'
import { parisDate } from '@foulee/domain/heure-paris'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useToast } from '../../ui/toast.tsx'
import { DecisionDialog, type Pending } from './decision-dialog.tsx'
import { useDecide } from './signalements.queries.ts'

const sayDay = (instant: string) => formatDateLongue(parisDate(new Date(instant)))

/** One report as staff read it: what is said of what, where it stands, and the two answers. */
export function SignalementCard({ signalement }: { signalement: Signalement }) {
  const { id, model, motif, texte, etat, created_at, auteur } = signalement
  const titleId = `signalement-${id}`
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-xl" id={titleId}>
          {MOTIF_SIGNALEMENT_LABELS[motif]}
        </h2>
        <Badge>{MODEL_SIGNALEMENT_LABELS[model]}</Badge>
      </div>
      <p className="text-ink-soft">
        {auteur ? (
          <>
            {auteur.nom}, <span className="break-all">{auteur.email}</span>
          </>
        ) : (
          'Compte supprimé'
        )}
        , le {sayDay(created_at)}
      </p>
      {texte && <p className="break-words whitespace-pre-line">{texte}</p>}
      <Reported signalement={signalement} />
      {etat === 'ouvert' ? (
        <Answers signalement={signalement} titleId={titleId} />
      ) : (
        <Outcome signalement={signalement} />
      )}
    </Card>
  )
}

type AnswersProps = { signalement: Signalement; titleId: string }

function Answers({ signalement, titleId }: AnswersProps) {
  const { id, model } = signalement
  const [decision, setDecision] = useState<Pending['decision'] | null>(null)
  const toast = useToast()
  const { mutate, error, isPending, reset } = useDecide(({ etat }) => {
    setDecision(null)
    const message = etat === 'retenu' ? 'Signalement retenu.' : 'Signalement rejeté.'
    toast({ message, tone: 'success' })
  })
  const ask = (chosen: Pending['decision']) => {
    reset()
    setDecision(chosen)
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button
          aria-describedby={titleId}
          icon={model === 'commentaire' ? 'eye-off' : 'check'}
          onClick={() => ask('retenu')}
        >
          {model === 'commentaire' ? 'Retenir et masquer…' : 'Retenir…'}
        </Button>
        <Button aria-describedby={titleId} onClick={() => ask('rejete')} variant="quiet">
          Rejeter…
        </Button>
      </div>
      <DecisionDialog
        error={decision ? error?.message : undefined}
        isBusy={isPending}
        onClose={() => setDecision(null)}
        onDecide={(motif) => decision && mutate({ id, decision, motif })}
        pending={decision && { signalement, decision }}
      />
    </>
  )
}

function Reported({ signalement: { objet } }: { signalement: Signalement }) {
  if (!objet) return <p className="text-ink-soft">Ce contenu n’existe plus.</p>
  const { titre, texte, url, masque } = objet
  return (
    <blockquote className="grid gap-2 border-s-4 border-line ps-4">
      <p className="flex flex-wrap items-center gap-2">
        <TextLink to={url}>{titre}</TextLink>
        {masque && <Badge icon="eye-off">Masqué</Badge>}
      </p>
      {texte && <p className="max-h-60 overflow-y-auto break-words whitespace-pre-line">{texte}</p>}
    </blockquote>
  )
}

function Outcome({ signalement: { etat, decided_at, decideur } }: { signalement: Signalement }) {
  return (
    <p className="border-t border-line pt-3 text-ink-soft">
      {etat === 'retenu' ? 'Retenu' : 'Rejeté'}
      {decided_at && ` le ${sayDay(decided_at)}`}
      {decideur && ` par ${decideur}`}
    </p>
  )
}
