import type { Magasin } from '@foulee/contract/club/magasins'
import { formatDateLongue, formatHeure } from '@foulee/domain/shared/date'
import { readLocal } from '@foulee/domain/shared/fuseau'
import { CardLink, LinkCard } from '#ui/card.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

export function MagasinEvenements({ evenements }: Pick<Magasin, 'evenements'>) {
  if (!evenements.length) return null
  return (
    <section aria-labelledby="rendez-vous" className="grid gap-4">
      <SectionHeading id="rendez-vous" title="Ses rendez-vous" />
      <ul className="grid gap-4 sm:grid-cols-2">
        {evenements.map(({ id, slug, titre, ...date }) => (
          <li key={id}>
            <LinkCard className="h-full">
              <p className="text-sm font-semibold text-sapin">{formatWhen(date)}</p>
              <h3 className="text-lg">
                <CardLink to={`/evenements/${slug}`}>{titre}</CardLink>
              </h3>
            </LinkCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

type When = Pick<Magasin['evenements'][number], 'debut' | 'fuseau'>

const formatWhen = ({ debut, fuseau }: When): string => {
  const { date, heure } = readLocal(debut, fuseau)
  return `${formatDateLongue(date)}, ${formatHeure(heure)}`
}
