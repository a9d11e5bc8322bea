import type { Parcours } from '@foulee/contract/parcours/parcours'
import {
  DIFFICULTE_LABELS,
  FORME_LABELS,
  TYPE_PARCOURS_LABELS,
} from '@foulee/domain/parcours/parcours'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { HeroPicture } from '#kit/public-page/hero-picture.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PageHero } from '#ui/page-hero.tsx'
import { ParcoursActions } from './parcours-page-actions.tsx'
import { ParcoursFigures } from './parcours-page-figures.tsx'
import { ParcoursRibbons } from './parcours-page-ribbons.tsx'
import { listParcoursCrumbs, placeText } from './parcours-summary.ts'

type ParcoursHeroProps = {
  parcours: Parcours
  watch?: React.ReactNode
}

export function ParcoursHero({ parcours, watch }: ParcoursHeroProps) {
  const { types, forme, difficulte, titre } = parcours
  return (
    <PageHero
      aside={<ParcoursActions parcours={parcours} watch={watch} />}
      crumbs={[...listParcoursCrumbs(parcours), { label: titre }]}
      picture={<HeroPicture kind="parcours" thing={parcours} />}
      ribbons={<ParcoursRibbons parcours={parcours} />}
    >
      <p className="flex flex-wrap gap-2">
        {types.map((type) => (
          <Badge key={type}>{TYPE_PARCOURS_LABELS[type]}</Badge>
        ))}
        {forme && <Badge tone="success">{FORME_LABELS[forme]}</Badge>}
        {difficulte && <Badge tone="info">{DIFFICULTE_LABELS[difficulte]}</Badge>}
      </p>
      <h1 className="text-3xl wrap-anywhere md:text-4xl">{titre}</h1>
      <ParcoursOrigin parcours={parcours} />
      <ParcoursFigures parcours={parcours} />
    </PageHero>
  )
}

function ParcoursOrigin({ parcours }: { parcours: Parcours }) {
  const { auteur, note, nb_notes } = parcours
  // No link to the author for visitors: most profiles are for members.
  const { isAuth } = useSession()
  const place = placeText(parcours)
  return (
    <div className="grid gap-1.5 text-lg">
      {place && (
        <p className="flex gap-2">
          <Icon className="mt-1 shrink-0 text-sapin" name="pin" />
          {place}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-5 text-base">
        <span className="text-ink-soft">
          Proposé par{' '}
          {isAuth && auteur.users_id !== null ? (
            <Link className="text-link" to={`/coureurs/${auteur.users_id}`}>
              {auteur.nom}
            </Link>
          ) : (
            auteur.nom
          )}
        </span>
        {note !== null && (
          <a className="inline-flex min-h-11 items-center gap-1.5 hover:underline" href="#avis">
            <Icon className="text-sapin" name="star" size={18} />
            <span>
              <strong>{formatNombre(note, 1)}</strong>
              <span className="sr-only"> sur 5</span>, {nb_notes} avis
            </span>
          </a>
        )}
      </p>
    </div>
  )
}
