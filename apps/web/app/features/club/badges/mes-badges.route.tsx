import { FAMILLE_NAMES, FAMILLES_BADGE, type FamilleBadge } from '@foulee/domain/club/badge'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Medaille } from '#features/club/shared/medaille.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PageIntro } from '#ui/page-intro.tsx'
import { Progress } from '#ui/progress.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { badgesQuery, mesBadgesQuery } from './badges.queries.ts'
import { joinStandings, listNear, listWon, type Standing } from './badges-standing.ts'
import './badges.css'

export default function MesBadges() {
  const { data: badges } = useSuspenseQuery(badgesQuery())
  const { data: mine } = useSuspenseQuery(mesBadgesQuery)
  const all = joinStandings(badges, mine)
  const won = listWon(all)
  const families = FAMILLE_NAMES.filter((name) => badges.some(({ famille }) => famille === name))
  return (
    <main className="page" id="contenu">
      <PageHead description="Vos badges." isPrivate path="/badges" title="Mes badges" />
      <PageIntro className="grid gap-12 pt-6 pb-16 md:pt-10">
        <header className="grid gap-3">
          <h1 className="text-3xl md:text-4xl">Mes badges</h1>
          <p className="text-lg text-ink-soft">
            {formatWon(won.length)} sur {all.length}. Un badge gagné reste gagné.
          </p>
          <nav aria-label="Familles">
            <ul className="flex flex-wrap gap-2">
              {families.map((famille) => (
                <li key={famille}>
                  <a className="chip" href={`#${famille}`}>
                    {FAMILLES_BADGE[famille]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <Won won={won} />
        <Near all={all} />
        {families.map((famille) => (
          <Family
            famille={famille}
            key={famille}
            standings={all.filter(({ badge }) => badge.famille === famille)}
          />
        ))}
      </PageIntro>
    </main>
  )
}

const formatWon = (nb: number) => `${nb}\u00a0${nb < 2 ? 'badge gagné' : 'badges gagnés'}`

function Won({ won }: { won: readonly Standing[] }) {
  return (
    <section aria-labelledby="gagnes" className="grid gap-5">
      <SectionHeading id="gagnes" title="Gagnés" />
      {won.length ? (
        <Tiles standings={won} />
      ) : (
        <EmptyState title="Le premier n’est pas loin">
          <p>
            Déposez une sortie, dites qu’une épreuve est terminée, donnez un avis&nbsp;: ce que vous
            avez déjà fait compte aussi.
          </p>
        </EmptyState>
      )}
    </section>
  )
}

const NEAR = 4

function Near({ all }: { all: readonly Standing[] }) {
  const begun = listNear(all).slice(0, NEAR)
  if (!begun.length) return null
  return (
    <section aria-labelledby="en-route" className="grid gap-5">
      <SectionHeading id="en-route" title="En route" />
      <Tiles standings={begun} />
    </section>
  )
}

type FamilyProps = { famille: FamilleBadge; standings: readonly Standing[] }

function Family({ famille, standings }: FamilyProps) {
  return (
    <section aria-labelledby={famille} className="grid scroll-mt-20 gap-5">
      <SectionHeading id={famille} title={FAMILLES_BADGE[famille]} />
      <Tiles standings={standings} />
    </section>
  )
}

const Tiles = ({ standings }: { standings: readonly Standing[] }) => (
  <ul className="badge-grid">
    {standings.map((standing) => (
      <li key={standing.badge.id}>
        <Tile standing={standing} />
      </li>
    ))}
  </ul>
)

function Tile({ standing: { badge, progres } }: { standing: Standing }) {
  const { slug, titre, demande, medaille } = badge
  const { obtenu_le = null, valeur = 0, cible = 1, valeur_texte = '' } = progres ?? {}
  return (
    <Link className="badge-tile" to={`/badge/${slug}`}>
      <Medaille className="size-24" isPale={!obtenu_le} medaille={medaille} slug={slug} />
      <span className="font-semibold">{titre}</span>
      <span className="text-sm text-ink-soft">{demande}</span>
      {obtenu_le ? (
        <span className="text-sm text-sapin">
          Gagné le {formatDate(parisDate(new Date(obtenu_le)))}
        </span>
      ) : (
        <span className="grid w-full gap-1 text-sm text-ink-soft">
          {valeur > 0 && valeur_texte}
          <Progress isGold label={`Avancée de «\u00a0${titre}\u00a0»`} max={cible} value={valeur} />
        </span>
      )}
    </Link>
  )
}
