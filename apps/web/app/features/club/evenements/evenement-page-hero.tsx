import type { Evenement } from '@foulee/contract/club/evenements'
import { TYPE_EVENEMENT_LABELS } from '@foulee/domain/club/evenement'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { capitalize } from '@foulee/domain/shared/typographie'
import { HeroPicture } from '#kit/public-page/hero-picture.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHero } from '#ui/page-hero.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { EvenementComing } from './evenement-page-coming.tsx'
import { EvenementRibbons } from './evenement-page-ribbons.tsx'
import { listEvenementCrumbs } from './evenement-summary.ts'
import { listComing, longWhenText, placeText } from './evenement-texts.ts'

export function EvenementHero({ evenement }: { evenement: Evenement }) {
  const { titre, type, sports, niveau, porteur } = evenement
  return (
    <PageHero
      aside={<EvenementComing evenement={evenement} />}
      crumbs={[...listEvenementCrumbs(evenement), { label: titre }]}
      picture={<HeroPicture kind="evenement" thing={evenement} />}
      ribbons={<EvenementRibbons evenement={evenement} />}
    >
      <p className="flex flex-wrap gap-2">
        <Badge>{TYPE_EVENEMENT_LABELS[type]}</Badge>
        {sports.map((sport) => (
          <Badge key={sport}>{SPORT_LABELS[sport]}</Badge>
        ))}
        {niveau && (
          <Badge>{`Niveau\u00a0: ${NIVEAU_LABELS[niveau].toLocaleLowerCase('fr')}`}</Badge>
        )}
      </p>
      <h1 className="text-3xl wrap-anywhere md:text-4xl">{titre}</h1>
      <div className="grid gap-1.5 text-lg">
        <When evenement={evenement} />
        {placeText(evenement) && (
          <p className="flex gap-2">
            <Icon className="mt-1 shrink-0 text-sapin" name="pin" />
            <a className="text-link" href="#rendez-vous">
              {placeText(evenement)}
            </a>
          </p>
        )}
        <p className="flex gap-2">
          <Icon className="mt-1 shrink-0 text-sapin" name="users" />
          <span>
            Avec {porteur.url ? <TextLink to={porteur.url}>{porteur.nom}</TextLink> : porteur.nom}
          </span>
        </p>
      </div>
    </PageHero>
  )
}

function When({ evenement: { serie, dates, statut } }: { evenement: Evenement }) {
  const [next] = listComing(dates)
  const said = serie ?? (next && longWhenText(next))
  if (!said || statut === 'annulee') return null
  return (
    <p className="flex gap-2 font-semibold">
      <Icon className="mt-1 shrink-0 text-sapin" name="calendar" />
      {capitalize(said)}
    </p>
  )
}
