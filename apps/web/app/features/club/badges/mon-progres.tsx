import type { Badge, ProgresBadge } from '@foulee/contract/club/badges'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Progress } from '#ui/progress.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { mesBadgesQuery, useMontrer, useValider } from './badges.queries.ts'

/** The member's progress for one badge; queried after boot, never rendered on the server. */
export function MonProgres({ badge }: { badge: Badge }) {
  return (
    <Query
      label="Mon avancée&nbsp;: chargement…"
      query={useQuery(mesBadgesQuery)}
      skeleton={<Skeleton className="h-28" />}
    >
      {(mine) => {
        const progres = mine.find(({ badges_id }) => badges_id === badge.id)
        return progres ? <Standing isActive={badge.est_actif} progres={progres} /> : null
      }}
    </Query>
  )
}

function Standing({ progres, isActive }: { progres: ProgresBadge; isActive: boolean }) {
  return (
    <section aria-labelledby="mon-avancee" className="card grid gap-4 p-5">
      <h2 className="text-xl" id="mon-avancee">
        Mon avancée
      </h2>
      {progres.obtenu_le ? (
        <Won obtenu_le={progres.obtenu_le} progres={progres} />
      ) : (
        <ToCome isActive={isActive} progres={progres} />
      )}
    </section>
  )
}

function Won({ progres, obtenu_le }: { progres: ProgresBadge; obtenu_le: string }) {
  const { mutate, isPending, error } = useMontrer()
  const { badges_id: id, montre } = progres
  return (
    <>
      <p className="flex items-center gap-2 font-semibold text-sapin">
        <Icon name="check" />
        Gagné le {formatDateLongue(parisDate(new Date(obtenu_le)))}
      </p>
      <Button
        className="justify-self-start"
        icon={montre ? 'eye-off' : 'eye'}
        isLoading={isPending}
        onClick={() => mutate({ id, montre: !montre })}
      >
        {montre ? 'Ne pas le montrer sur mon profil' : 'Le montrer sur mon profil'}
      </Button>
      {error && (
        <p className="text-rouge-gr" role="alert">
          {error.message}
        </p>
      )}
    </>
  )
}

function ToCome({ progres, isActive }: { progres: ProgresBadge; isActive: boolean }) {
  const { mutate, isPending, error, isSuccess } = useValider()
  const { badges_id, valeur, cible, valeur_texte, cible_texte, manque } = progres
  return (
    <>
      <div className="grid gap-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{manque}</span>
          <span className="text-sm text-ink-soft">
            {valeur_texte} sur {cible_texte}
          </span>
        </p>
        <Progress isGold label="Mon avancée" max={cible} value={valeur} />
      </div>
      {isActive && (
        <Button
          className="justify-self-start"
          icon="refresh"
          isLoading={isPending}
          onClick={() => mutate(badges_id)}
        >
          Vérifier maintenant
        </Button>
      )}
      <p className={error ? 'text-rouge-gr' : 'text-sm text-ink-soft'} role="status">
        {error?.message ?? (isSuccess && manque ? `Vérifié. ${manque}.` : '')}
      </p>
    </>
  )
}
