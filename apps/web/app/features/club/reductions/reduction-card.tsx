import type { Reduction } from '@foulee/contract/club/reductions'
import { getDernierJour } from '@foulee/domain/club/reduction'
import { formatDate } from '@foulee/domain/shared/date'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/price.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useReveal } from './reductions.queries.ts'
import { RevealCode } from './reveal-code.tsx'

type CardProps = { reduction: Reduction; heading?: 'h2' | 'h3' }

export function ReductionCard({ reduction: listed, heading: Heading = 'h2' }: CardProps) {
  const reveal = useReveal(listed)
  const reduction = reveal.data?.reduction ?? listed
  const { titre, description, prix, prix_barre } = reduction
  return (
    <article className="card grid content-start gap-3 p-5">
      <Badges reduction={reduction} />
      <Heading className="text-xl wrap-anywhere">{titre}</Heading>
      <MerchantLink reduction={reduction} />
      {prix !== null && (
        <p>
          <Price cents={prix} {...(prix_barre !== null && { wasCents: prix_barre })} />
          {prix_barre !== null && (
            <span className="block text-sm text-ink-soft">
              Barré&nbsp;: le prix le plus bas des 30&nbsp;jours d’avant.
            </span>
          )}
        </p>
      )}
      {description && <p className="whitespace-pre-line text-ink-soft">{description}</p>}
      <Facts reduction={reduction} />
      <RevealCode reduction={reduction} reveal={reveal} />
    </article>
  )
}

function Badges({ reduction: { premium, deja } }: { reduction: Reduction }) {
  if (!premium && !deja) return null
  return (
    <p className="flex flex-wrap gap-2">
      {premium && (
        <Badge icon="star" tone="gold">
          Premium
        </Badge>
      )}
      {deja && (
        <Badge icon="check" tone="success">
          Code déjà vu
        </Badge>
      )}
    </p>
  )
}

function MerchantLink({ reduction: { partenaire, magasin, lien } }: { reduction: Reduction }) {
  if (magasin)
    return (
      <p>
        <TextLink to={`/magasins/${magasin.slug}`}>{partenaire}</TextLink>
      </p>
    )
  if (!lien) return <p>{partenaire}</p>
  return (
    <p>
      <a
        className="text-link inline-flex min-h-11 items-center gap-1.5"
        href={lien}
        rel="noopener noreferrer nofollow"
        target="_blank"
      >
        {partenaire}
        <Icon name="external" size={16} />
        <span className="sr-only">(nouvel onglet)</span>
      </a>
    </p>
  )
}

function Facts({ reduction }: { reduction: Reduction }) {
  const { fin, reste, conditions, une_fois } = reduction
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span>{fin ? `Jusqu’au ${formatDate(getDernierJour(fin))}` : 'Sans date de fin'}</span>
        {reste !== null && <span>{formatReste(reste)}</span>}
        {une_fois && <span>Une fois par membre</span>}
      </p>
      {conditions && (
        <details>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            Conditions
          </summary>
          <p className="whitespace-pre-line">{conditions}</p>
        </details>
      )}
    </div>
  )
}

function formatReste(reste: number): string {
  if (reste === 0) return 'Épuisée'
  return reste === 1 ? 'Il en reste une' : `Il en reste ${formatNombre(reste)}`
}
