import type { SondageCard as Card } from '@foulee/contract/club/sondages'
import { Badge } from '#ui/badge.tsx'
import { CardLink, LinkCard } from '#ui/card.tsx'
import { sayPeriode, sayPoints, sayQuestions } from './sondage-words.ts'

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
        {!repondu && points > 0 && <Badge tone="gold">{sayPoints(points)}</Badge>}
      </p>
      <h2 className="text-xl">
        <CardLink to={`/sondages/${slug}`}>{titre}</CardLink>
      </h2>
      {description && <p className="line-clamp-2 text-ink-soft">{description}</p>}
      <p className="text-sm text-ink-soft">
        {sayQuestions(nb_questions)} · {sayPeriode(sondage)}
      </p>
    </LinkCard>
  )
}
