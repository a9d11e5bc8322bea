import type { Chaussures } from '@foulee/contract/parcours/chaussures'
import { MARQUES_COURANTES } from '@foulee/domain/club/magasin'
import { formatChaussures, formatUsure, isUsee } from '@foulee/domain/parcours/chaussures'
import { formatDate } from '@foulee/domain/shared/date'
import { formatDistance, formatDistanceShort } from '@foulee/domain/shared/mesure'
import { slugify } from '@foulee/domain/shared/slug'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { capitalize } from '@foulee/domain/shared/typographie'
import { useState } from 'react'
import { sortiePath } from '#features/parcours/shared/sortie-paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Fold } from '#ui/fold.tsx'
import { Progress } from '#ui/progress.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useToast } from '#ui/toast.tsx'
import { useRemoveChaussures, useRetire } from './chaussures.queries.ts'
import { ChaussuresForm, RetireForm } from './chaussures-form.tsx'

export function ChaussuresList({ pairs }: { pairs: readonly Chaussures[] }) {
  const used = pairs.filter(({ retiree_le }) => retiree_le === null)
  const retired = pairs.filter(({ retiree_le }) => retiree_le !== null)
  return (
    <>
      {used.length > 0 ? (
        <ul className="grid gap-4 md:grid-cols-2">
          {used.map((pair) => (
            <li className="card grid content-start gap-3 p-4 md:p-5" key={pair.id}>
              <UsedPair pair={pair} />
            </li>
          ))}
        </ul>
      ) : (
        <p>Aucune paire en service.</p>
      )}
      {retired.length > 0 && (
        <Fold isFolded title={`Paires retirées (${retired.length})`}>
          <h2 className="mb-3 text-xl max-md:sr-only">Paires retirées</h2>
          <ul className="card divide-y divide-line">
            {retired.map((pair) => (
              <li className="flex flex-wrap items-center justify-between gap-3 p-4" key={pair.id}>
                <RetiredPair pair={pair} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  )
}

function UsedPair({ pair }: { pair: Chaussures }) {
  const [open, setOpen] = useState<'form' | 'retire' | null>(null)
  const { distance, limite, est_habituelle } = pair
  const name = formatChaussures(pair)
  const close = () => setOpen(null)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 text-lg">{name}</h2>
        {est_habituelle && <Badge tone="success">Habituelle</Badge>}
        {pair.habituelle_pour.map((sport) => (
          <Badge key={sport} tone="success">
            {`Habituelle\u00a0: ${SPORT_LABELS[sport].toLowerCase()}`}
          </Badge>
        ))}
        {isUsee(pair) && (
          <Badge icon="alert" tone="warning">
            Usée
          </Badge>
        )}
      </div>
      <p className="text-ink-soft">{capitalize(formatFacts(pair))}</p>
      <div className="grid gap-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="stat-value text-2xl">{formatDistance(distance)}</span>
          <span className="text-sm text-ink-soft">sur {formatDistanceShort(limite)}</span>
        </p>
        <Progress
          isGold={isUsee(pair)}
          label={`Usure\u00a0: ${formatDistance(distance)} sur ${formatDistanceShort(limite)}`}
          max={limite}
          value={distance}
        />
        <p>{formatUsure(pair)}</p>
        <PairRaces courses={pair.courses} />
        {isUsee(pair) && <Shops marque={pair.marque} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`Modifier\u00a0: ${name}`} icon="edit" onClick={() => setOpen('form')}>
          Modifier
        </Button>
        <Button
          aria-label={`Retirer\u00a0: ${name}`}
          onClick={() => setOpen('retire')}
          variant="quiet"
        >
          Retirer
        </Button>
        <RemoveChaussures pair={pair} />
      </div>
      {open === 'form' && <ChaussuresForm onClose={close} pair={pair} />}
      {open === 'retire' && <RetireForm onClose={close} pair={pair} />}
    </>
  )
}

const SHOWN = 3

/** Races that a pair ran, the latest first; the others below a press. */
function PairRaces({ courses }: Pick<Chaussures, 'courses'>) {
  if (!courses.length) return null
  const [latest, others] = [courses.slice(0, SHOWN), courses.slice(SHOWN)]
  return (
    <div className="text-sm">
      <p className="font-semibold">
        {courses.length > 1 ? `Ses ${courses.length}\u00a0courses` : 'Sa course'}
      </p>
      <RaceLines courses={latest} />
      {others.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-sapin">
            {others.length > 1 ? `Les ${others.length}\u00a0autres` : 'L’autre'}
          </summary>
          <RaceLines courses={others} />
        </details>
      )}
    </div>
  )
}

const RaceLines = ({ courses }: Pick<Chaussures, 'courses'>) => (
  <ul>
    {courses.map(({ nom, date, est_declaree, activites_id }) => (
      <li key={activites_id}>
        <TextLink to={sortiePath(activites_id)}>{nom}</TextLink>
        <span className="text-ink-soft">
          , {formatDate(date)}
          {est_declaree && ' (déclarée)'}
        </span>
      </li>
    ))}
  </ul>
)

/** Shops for the next pair, by the brand of this one. */
function Shops({ marque }: { marque: string }) {
  const known = MARQUES_COURANTES.find((nom) => slugify(nom) === slugify(marque))
  const to = (more: Record<string, string>) => {
    const params = new URLSearchParams(known ? { marques: slugify(known) } : { texte: marque })
    for (const [name, value] of Object.entries(more)) params.set(name, value)
    return `/magasins?${params.toString()}`
  }
  if (!marque) return null
  return (
    <p className="flex flex-wrap gap-x-5">
      <TextLink to={to({})}>Les magasins qui ont {marque}</TextLink>
      <TextLink to={to({ reductions: '1' })}>Avec une réduction</TextLink>
    </p>
  )
}

function RetiredPair({ pair }: { pair: Chaussures }) {
  const toast = useToast()
  const { mutate, isPending } = useRetire(pair)
  const takeBack = () =>
    mutate({ est_retiree: false }, { onError: ({ message }) => toast({ message, tone: 'danger' }) })
  return (
    <>
      <div className="min-w-0">
        <p className="font-semibold">{formatChaussures(pair)}</p>
        <p className="text-ink-soft">
          {formatDistance(pair.distance)} · {formatFacts(pair)}
        </p>
        <PairRaces courses={pair.courses} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-label={`Remettre en service\u00a0: ${formatChaussures(pair)}`}
          isLoading={isPending}
          onClick={takeBack}
        >
          Remettre en service
        </Button>
        <RemoveChaussures pair={pair} />
      </div>
    </>
  )
}

function formatFacts({ surnom, achetee_le, retiree_le, nb_sorties }: Chaussures): string {
  const facts = [
    surnom,
    achetee_le && `achetée le ${formatDate(achetee_le)}`,
    retiree_le && `retirée le ${formatDate(retiree_le)}`,
    formatSorties(nb_sorties),
  ]
  return facts.filter(Boolean).join(' · ')
}

const formatSorties = (nb: number): string => {
  if (nb === 0) return 'aucune sortie'
  return nb === 1 ? '1\u00a0sortie' : `${nb}\u00a0sorties`
}

/** A pair with outings asks first. */
function RemoveChaussures({ pair }: { pair: Chaussures }) {
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useRemoveChaussures(pair)
  const { nb_sorties } = pair
  const close = () => setAsked(false)
  return (
    <>
      <Button
        aria-label={`Supprimer\u00a0: ${formatChaussures(pair)}`}
        icon="trash"
        isLoading={isPending}
        onClick={() => (nb_sorties > 0 ? setAsked(true) : mutate())}
        variant="quiet"
      >
        Supprimer
      </Button>
      {isAsked && (
        <ConfirmDialog
          action="Supprimer la paire"
          isBusy={isPending}
          onClose={close}
          onConfirm={() => mutate(undefined, { onSettled: close })}
          title={'Supprimer cette paire\u00a0?'}
        >
          <p>
            {nb_sorties === 1
              ? 'Sa sortie reste, sans chaussures.'
              : `Ses ${nb_sorties} sorties restent, sans chaussures.`}{' '}
            Pour garder ses kilomètres, retirez-la plutôt.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
