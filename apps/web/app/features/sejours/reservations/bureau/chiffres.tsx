import type { Bureau } from '@foulee/contract/sejours/departs'
import { formatMontant } from '@foulee/domain/shared/mesure'
import { Stat, StatRow } from '#ui/stat.tsx'

export function Chiffres({ bureau: { depart, chiffres } }: { bureau: Bureau }) {
  const { places, places_prises } = depart
  const guarantee = renderGuarantee(depart, chiffres.participants)
  return (
    <section aria-label="Chiffres" className="card grid gap-4 p-5">
      <StatRow>
        <Stat label={`places tenues sur ${places}`} value={places_prises} />
        <Stat
          label={chiffres.participants > 1 ? 'participants confirmés' : 'participant confirmé'}
          value={chiffres.participants}
        />
        <Stat
          label={chiffres.demandes > 1 ? 'demandes à lire' : 'demande à lire'}
          value={chiffres.demandes}
        />
        <Stat label="en réservations confirmées" value={formatMontant(chiffres.total)} />
        <Stat label="dont acomptes" value={formatMontant(chiffres.acomptes)} />
      </StatRow>
      {guarantee && <p className="text-ink-soft">{guarantee}</p>}
    </section>
  )
}

function renderGuarantee({ etat, participants_min }: Bureau['depart'], participants: number) {
  if (etat === 'annule' || etat === 'passe') return null
  const left = participants_min - participants
  if (left <= 0) return 'Le départ a son minimum de participants.'
  return `Encore ${left}\u00a0participant${left > 1 ? 's' : ''} à confirmer pour que le départ soit garanti.`
}
