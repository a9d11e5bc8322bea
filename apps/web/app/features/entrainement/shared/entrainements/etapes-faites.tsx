import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { EtapesFaites as Found } from '@foulee/contract/entrainement/etapes'
import { formatBilan } from '@foulee/domain/entrainement/etapes-mots'
import { formatDistance, formatDuree, formatNombre } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading, Skeleton, TextSkeleton } from '#ui/skeleton.tsx'
import { BlocsFaits } from '../blocs-faits.tsx'
import { etapesQuery } from './entrainements.queries.ts'
import { EtapesTable } from './etapes-table.tsx'

type EtapesFaitesProps = { entrainement: Entrainement }

export function EtapesFaites({ entrainement: { id, steps } }: EtapesFaitesProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 className="text-lg" id={titleId}>
        Prévu et fait, étape par étape
      </h3>
      <Content id={id} steps={steps} />
    </section>
  )
}

function Content({ id, steps }: Pick<Entrainement, 'id' | 'steps'>) {
  const { data, error, isFetching, refetch } = useQuery(etapesQuery(id))
  if (error && data === undefined) {
    return (
      <ErrorState
        isRetrying={isFetching}
        message={`Les étapes de cette sortie n’ont pas pu être lues. ${error.message}`}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) {
    return (
      <Loading label="Lecture de la sortie…">
        <div className="grid gap-3">
          <Skeleton className="h-24" />
          <TextSkeleton lines={4} />
        </div>
      </Loading>
    )
  }
  if (data === null) return <TooLittle />
  return <Comparison found={data} steps={steps} />
}

/** The end of steps is unknown: why, and advice. A coach reads it too. */
function TooLittle() {
  return (
    <div className="grid gap-2 rounded-control bg-relief-1 p-4">
      <p className="font-semibold">Le fichier de la sortie en dit trop peu.</p>
      <p>
        Il n’a pas un tour de montre par étape, et ses mesures manquent ou s’écartent trop du prévu
        pour retrouver où chaque étape finissait. Le total de la sortie, lui, compte.
      </p>
      <p className="text-ink-soft">
        Pour la prochaine fois&nbsp;: presser la touche de tour («&nbsp;Lap&nbsp;») à chaque étape,
        ou suivre la séance sur la montre. Si ce n’est pas la bonne sortie, elle peut être déliée.
      </p>
    </div>
  )
}

const ROWS_OPEN = 20

function Comparison({ found, steps }: { found: Found; steps: Entrainement['steps'] }) {
  const { etapes, vma } = found
  const bilan = formatBilan(etapes)
  return (
    <>
      {bilan && <p>{bilan}</p>}
      {vma !== null && <BlocsFaits etapes={etapes} steps={steps} vma={vma} />}
      {etapes.length <= ROWS_OPEN ? (
        <EtapesTable etapes={etapes} steps={steps} />
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-sapin">
            Les chiffres des {etapes.length} étapes
          </summary>
          <EtapesTable etapes={etapes} steps={steps} />
        </details>
      )}
      <ul className="grid gap-1 text-sm text-ink-soft">
        {listNotes(found).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  )
}

function listNotes({ source, etapes, apres, vma }: Found): string[] {
  const hasTarget = etapes.some(({ prevu }) => prevu.allure !== null)
  const hasVerdict = etapes.some(({ verdict }) => verdict !== null)
  const isMissing = etapes.some(({ etat }) => etat === 'sans_tour')
  return [
    apres && `Après la dernière étape\u00a0: ${formatMesure(apres)}.`,
    isMissing && 'Sans tour\u00a0: la touche n’a pas été pressée entre deux étapes.',
    source === 'trace' &&
      'La sortie n’a pas de tours pour ces étapes\u00a0: elle est coupée là où elles devaient finir.',
    hasTarget &&
      vma !== null &&
      `Cibles pour la VMA de ce jour-là\u00a0: ${formatNombre(vma, 1)}\u00a0km/h.`,
    hasVerdict && 'Une allure est dans la cible à 2\u00a0% près, un peu plus sur une étape courte.',
  ].filter((note) => typeof note === 'string')
}

const formatMesure = ({ duree, distance }: NonNullable<Found['apres']>) =>
  [distance !== null && formatDistance(distance), formatDuree(duree)].filter(Boolean).join(' en ')
