import type { Signalement } from '@foulee/contract/echanges/signalements'
import { MOTIF_SIGNALEMENT_LABELS } from '@foulee/domain/echanges/avis'
import { GESTES_SIGNALEMENT, REJET_SIGNALEMENT } from '@foulee/domain/echanges/signalement-gestes'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { KINDS } from '@foulee/domain/shared/kinds'
import { useState } from 'react'
import { reponsesTo } from '#kit/moderation/reponses.ts'
import { StaffDecision } from '#kit/moderation/staff-decision.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { SIGNALEMENT_KINDS } from './signalement-kinds.ts'

const formatDay = (instant: string) => formatDateLongue(parisDate(new Date(instant)))

export function SignalementCard({ signalement }: { signalement: Signalement }) {
  const { id, model, motif, texte, etat, created_at, auteur } = signalement
  const titleId = `signalement-${id}`
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-xl" id={titleId}>
          {MOTIF_SIGNALEMENT_LABELS[motif]}
        </h2>
        <Badge>{KINDS[model].label}</Badge>
      </div>
      <p className="text-ink-soft">
        {auteur ? (
          <>
            {auteur.nom}, <span className="break-all">{auteur.email}</span>
          </>
        ) : (
          'Compte supprimé'
        )}
        , le {formatDay(created_at)}
      </p>
      {texte && <p className="whitespace-pre-line">{texte}</p>}
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

function Answers({ signalement: { id, model, motif, objet }, titleId }: AnswersProps) {
  const { icon, outdated } = SIGNALEMENT_KINDS[model]
  const [reject, uphold] = reponsesTo(model)
  return (
    <StaffDecision
      about={objet?.titre ?? MOTIF_SIGNALEMENT_LABELS[motif]}
      answers={[
        {
          reponse: uphold,
          icon,
          reason: { title: uphold.label, hint: GESTES_SIGNALEMENT[model].consequence },
        },
        {
          reponse: reject,
          reason: { title: reject.label, hint: REJET_SIGNALEMENT.consequence, isOptional: true },
        },
      ]}
      id={id}
      outdated={outdated}
      titleId={titleId}
    />
  )
}

function Reported({ signalement: { objet } }: { signalement: Signalement }) {
  if (!objet) return <p className="text-ink-soft">Ce contenu n’existe plus.</p>
  const { titre, texte, url, masque, photos } = objet
  return (
    <blockquote className="grid gap-2 border-s-4 border-line ps-4">
      <p className="flex flex-wrap items-center gap-2">
        <TextLink to={url}>{titre}</TextLink>
        {masque && <Badge icon="eye-off">Masqué</Badge>}
      </p>
      {texte && <p className="max-h-60 overflow-y-auto whitespace-pre-line">{texte}</p>}
      {photos.length > 0 && <Photos urls={photos} />}
    </blockquote>
  )
}

/** Photos show on request only, and each request is logged. */
function Photos({ urls }: { urls: readonly string[] }) {
  const [isShown, setShown] = useState(false)
  const nb = urls.length
  const words = nb > 1 ? `Voir les ${nb}\u00a0photos` : 'Voir la photo'
  if (!isShown) {
    return (
      <p className="flex flex-wrap items-center gap-3">
        <Button icon="eye" onClick={() => setShown(true)}>
          {words}
        </Button>
        <span className="text-sm text-ink-soft">Le journal de l’équipe le notera.</span>
      </p>
    )
  }
  return (
    <ul aria-label="Photos signalées" className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {urls.map((url, nth) => (
        <li key={url}>
          <img
            alt={`Pièce ${nth + 1} du message signalé`}
            className="w-full rounded-card border border-line"
            src={url}
          />
        </li>
      ))}
    </ul>
  )
}

function Outcome({ signalement: { etat, decided_at, decideur } }: { signalement: Signalement }) {
  return (
    <p className="border-t border-line pt-3 text-ink-soft">
      {etat === 'retenu' ? 'Signalement retenu' : 'Signalement rejeté'}
      {decided_at && ` le ${formatDay(decided_at)}`}
      {decideur && ` par ${decideur}`}
    </p>
  )
}
