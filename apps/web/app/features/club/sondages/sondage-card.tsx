import type { SondageCard as Card } from '@foulee/contract/club/sondages'
import { Badge } from '#ui/badge.tsx'
import { CardLink, LinkCard } from '#ui/card.tsx'
import { formatPeriode, formatPoints, formatQuestions } from './sondage-words.ts'

export function SondageCard({ sondage }: { sondage: Card & { repondu: boolean } }) {
  const { slug, titre, description, points, nb_questions, repondu } = sondage
  return (
    <LinkCard>
      <p className="flex flex-wrap gap-2">
        {repondu && (
          <Badge icon="check" tone="success">
            Répondu
          </Badge>
        )}
        {!repondu && points > 0 && <Badge tone="gold">{formatPoints(points)}</Badge>}
      </p>
      <h2 className="text-xl">
        <CardLink to={`/sondages/${slug}`}>{titre}</CardLink>
      </h2>
      {description && <p className="line-clamp-2 text-ink-soft">{description}</p>}
      <p className="text-sm text-ink-soft">
        {formatQuestions(nb_questions)} · {formatPeriode(sondage)}
      </p>
    </LinkCard>
  )
}
