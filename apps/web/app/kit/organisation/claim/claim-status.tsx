import type { Claim } from '@foulee/contract/courses/revendications'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { formatDay } from '../format-day.ts'
import { isCodeAlive } from './code-step.tsx'
import { formatTime } from './format-time.ts'

type StatusProps = {
  claims: readonly Claim[]
  /** Claim whose code form is open: its status is shown there. */
  open?: Claim | undefined
  onCode: (claim: Claim) => void
}

export function ClaimStatus({ claims, open, onCode }: StatusProps) {
  const told = claims.filter(
    (claim, index) =>
      isShown(claim) &&
      claim.id !== open?.id &&
      claims.findIndex(({ structure }) => structure.id === claim.structure.id) === index,
  )
  if (!told.length) return null
  return (
    <ul aria-label="Mes demandes" className="grid gap-3">
      {told.map((claim) => (
        <li className="card grid gap-2 p-4" key={claim.id}>
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{claim.structure.nom}</span>
            {claim.structure.ville && (
              <span className="text-ink-soft">{claim.structure.ville}</span>
            )}
            <Mark etat={claim.etat} />
          </p>
          <p className="text-ink-soft">{formatNextStep(claim)}</p>
          {claim.motif && <p className="whitespace-pre-line">{claim.motif}</p>}
          {claim.etat === 'code' && (
            <Button className="justify-self-start" onClick={() => onCode(claim)}>
              Saisir le code
              <span className="sr-only">&nbsp;: {claim.structure.nom}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const isShown = (claim: Claim): boolean =>
  claim.etat === 'code' ? isCodeAlive(claim) : ['staff', 'refusee'].includes(claim.etat)

function Mark({ etat }: Pick<Claim, 'etat'>) {
  if (etat === 'refusee') return <Badge tone="danger">Refusée</Badge>
  return (
    <Badge icon="clock" tone="warning">
      {etat === 'code' ? 'Code attendu' : 'À l’étude'}
    </Badge>
  )
}

function formatNextStep({ etat, created_at, adresse, expires_at }: Claim): string {
  if (etat === 'code' && expires_at) {
    return `Un code est parti vers ${adresse}. Il vaut jusqu’à ${formatTime(expires_at)}.`
  }
  if (etat === 'staff') {
    return `Demande envoyée le ${formatDay(created_at)}. L’équipe vous répondra par email.`
  }
  return `Demande du ${formatDay(created_at)}. Vous pouvez en faire une autre.`
}
