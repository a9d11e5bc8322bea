import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useQuery } from '@tanstack/react-query'
import { Medaille } from '#features/club/shared/medaille.tsx'
import { Bloc } from '#kit/member-page/bloc.tsx'
import { Link } from '#ui/link.tsx'
import { Progress } from '#ui/progress.tsx'
import { badgesQuery, mesBadgesQuery } from './badges.queries.ts'
import { joinStandings, listNear, listWon, type Standing } from './badges-standing.ts'

export function MesBadges() {
  const badges = useQuery(badgesQuery())
  const mine = useQuery(mesBadgesQuery)
  const query = {
    data: badges.data && mine.data ? joinStandings(badges.data, mine.data) : undefined,
    error: badges.error ?? mine.error,
    isFetching: badges.isFetching || mine.isFetching,
    refetch: () => Promise.all([badges.refetch(), mine.refetch()]),
  }
  return (
    <Bloc id="badges" more={{ to: '/badges', label: 'Tous' }} query={query} title="Mes badges">
      {(all) => <Standings all={all} />}
    </Bloc>
  )
}

const formatWon = (nb: number) => `${nb}\u00a0${nb < 2 ? 'badge gagné' : 'badges gagnés'}`

function Standings({ all }: { all: readonly Standing[] }) {
  const won = listWon(all)
  const [last] = won
  const [near] = listNear(all)
  return (
    <>
      <p className="text-ink-soft">
        {last
          ? `${formatWon(won.length)} sur ${all.length}, le dernier\u00a0:`
          : 'Déposez une sortie ou donnez un avis\u00a0: le premier n’est pas loin.'}
      </p>
      {last && <One standing={last} />}
      {near && <One standing={near} />}
    </>
  )
}

function One({ standing: { badge, progres } }: { standing: Standing }) {
  const { slug, titre, medaille } = badge
  const { obtenu_le = null, valeur = 0, cible = 1, manque = null } = progres ?? {}
  return (
    <div className="moi-ligne">
      <Medaille className="size-12 shrink-0" isPale={!obtenu_le} medaille={medaille} slug={slug} />
      <div className="grid min-w-0 grow gap-1">
        <p className="font-semibold">
          <Link className="moi-lien" to={`/badge/${slug}`}>
            {titre}
          </Link>
        </p>
        {obtenu_le ? (
          <p className="text-sm text-ink-soft">
            Gagné le {formatDate(parisDate(new Date(obtenu_le)))}
          </p>
        ) : (
          <>
            <Progress
              isGold
              label={`Avancée de «\u00a0${titre}\u00a0»`}
              max={cible}
              value={valeur}
            />
            {manque && <p className="text-sm text-ink-soft">{manque}</p>}
          </>
        )}
      </div>
    </div>
  )
}
