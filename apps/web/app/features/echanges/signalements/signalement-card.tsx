import type { Signalement } from '@foulee/contract/echanges/signalements'
import { formatDateLongue } from '@foulee/domain/date'
import { MOTIF_SIGNALEMENT_LABELS } from '@foulee/domain/echanges/avis'
import { parisDate } from '@foulee/domain/heure-paris'
import { KINDS } from '@foulee/domain/kinds'
import { REPONSES } from '../../../moderation/reponses.ts'
import { StaffDecision } from '../../../moderation/staff-decision.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { SIGNALEMENT_KINDS } from './signalement-kinds.ts'

const [REJECT, UPHOLD] = REPONSES.signalement
const WHY_REJECT = {
  title: 'Rejeter ce signalement',
  hint: 'Le contenu reste affiché. La personne qui signale reçoit ce motif.',
  isOptional: true,
}
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

/** Says what each does before it is done; upholding is never without a reason. */
function Answers({ signalement: { id, model, motif, objet }, titleId }: AnswersProps) {
  const { consequence, button, icon, outdated } = SIGNALEMENT_KINDS[model]
  return (
    <StaffDecision
      about={objet?.titre ?? MOTIF_SIGNALEMENT_LABELS[motif]}
      answers={[
        {
          reponse: UPHOLD,
          button,
          icon,
          reason: { title: 'Retenir ce signalement', hint: consequence },
        },
        { reponse: REJECT, reason: WHY_REJECT },
      ]}
      id={id}
      outdated={outdated}
      titleId={titleId}
    />
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
