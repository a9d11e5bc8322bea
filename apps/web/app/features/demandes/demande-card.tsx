import type { Demande } from '@foulee/contract/demandes'
import { StaffDecision, useStaffDecision } from '../../moderation/staff-decision.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ETAT_LABELS, ETAT_TONES, listPieces, sayDay, TYPE_LABELS } from './demande-labels.ts'
import { useDecide } from './demandes.mutations.ts'

/** One request as staff read it, with what to check and the two answers. */
export function DemandeCard({ demande }: { demande: Demande }) {
  const { id, type, etat, demandeur, created_at, structure } = demande
  const titleId = `demande-${id}`
  const person = `${demandeur.prenom} ${demandeur.nom}`
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-xl" id={titleId}>
          {structure ?? person}
        </h2>
        <Badge>{TYPE_LABELS[type]}</Badge>
        <Badge tone={ETAT_TONES[etat]}>{ETAT_LABELS[etat]}</Badge>
      </div>
      <p className="text-ink-soft">
        {person}, <span className="break-all">{demandeur.email}</span>
        {!demandeur.email_verifie && ' (adresse non vérifiée)'}, le {sayDay(created_at)}
      </p>
      <Pieces demande={demande} />
      {etat === 'en_attente' ? (
        <Answers id={id} titleId={titleId} />
      ) : (
        <Outcome demande={demande} />
      )}
    </Card>
  )
}

function Answers({ id, titleId }: { id: number; titleId: string }) {
  const decision = useStaffDecision()
  const answer = useDecide(({ etat }) =>
    decision.settle(`Demande ${ETAT_LABELS[etat].toLowerCase()}.`),
  )
  return (
    <StaffDecision
      accept="Accepter"
      decision={decision}
      hint="La personne le recevra par email et pourra refaire une demande."
      mutation={answer}
      onAccept={() => answer.mutate({ id, decision: 'acceptee' }, { onError: decision.fail })}
      onRefuse={(motif) => answer.mutate({ id, decision: 'refusee', motif })}
      question="Refuser cette demande"
      refuse="Refuser"
      titleId={titleId}
    />
  )
}

function Pieces({ demande }: { demande: Demande }) {
  const { immatriculation } = demande
  return (
    <>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {listPieces(demande).map(([label, value]) => (
          <div className={value.length > 60 ? 'min-w-0 sm:col-span-2' : 'min-w-0'} key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {immatriculation && (
        <p>
          <TextLink
            target="_blank"
            to={`https://annuaire-entreprises.data.gouv.fr/rechercher?terme=${encodeURIComponent(immatriculation)}`}
          >
            Chercher ce numéro dans l’Annuaire des entreprises
          </TextLink>
        </p>
      )}
    </>
  )
}

function Outcome({ demande: { etat, decided_at, decideur, motif } }: { demande: Demande }) {
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <p className="text-ink-soft">
        {ETAT_LABELS[etat]}
        {decided_at && ` le ${sayDay(decided_at)}`}
        {decideur && ` par ${decideur}`}
      </p>
      {motif && <p className="whitespace-pre-line">{motif}</p>}
    </div>
  )
}
