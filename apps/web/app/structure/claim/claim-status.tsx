import type { Claim } from '@foulee/contract/courses/revendications'
import { Badge } from '../../ui/badge.tsx'
import { sayDay } from '../say-day.ts'

/** What the team has to say of one's claims: those that wait, and the last that it refused. */
export function ClaimStatus({ claims }: { claims: readonly Claim[] }) {
  const told = claims.filter(
    (claim, index) =>
      ['staff', 'refusee'].includes(claim.etat) &&
      claims.findIndex(({ structure }) => structure.id === claim.structure.id) === index,
  )
  if (!told.length) return null
  return (
    <ul aria-label="Mes demandes" className="grid gap-3">
      {told.map((claim) => (
        <li className="card grid gap-2 p-4" key={claim.id}>
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold break-words">{claim.structure.nom}</span>
            {claim.structure.ville && (
              <span className="text-ink-soft">{claim.structure.ville}</span>
            )}
            {claim.etat === 'staff' ? (
              <Badge icon="clock" tone="warning">
                À l’étude
              </Badge>
            ) : (
              <Badge tone="danger">Refusée</Badge>
            )}
          </p>
          <p className="text-ink-soft">
            {claim.etat === 'staff'
              ? `Demande envoyée le ${sayDay(claim.created_at)}. L’équipe vous répondra par email.`
              : `Demande du ${sayDay(claim.created_at)}. Vous pouvez en faire une autre.`}
          </p>
          {claim.motif && <p className="break-words whitespace-pre-line">{claim.motif}</p>}
        </li>
      ))}
    </ul>
  )
}
