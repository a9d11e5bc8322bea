import type { ProfilDeCoureur } from '@foulee/contract/parcours/calibrage'
import { formatDate } from '@foulee/domain/shared/date'
import { sortiePath } from '#features/parcours/shared/sortie-paths.ts'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useSetAside } from './calibrage.queries.ts'

type Sortie = ProfilDeCoureur['liste'][number]

/** Latest outings of a runner, which a press puts aside or brings back. */
export function CountedOutings({ liste }: { liste: readonly Sortie[] }) {
  return (
    <section aria-labelledby="sorties-comptees" className="grid gap-3">
      <div className="grid gap-2">
        <h2 className="text-xl" id="sorties-comptees">
          Les sorties qui comptent
        </h2>
        <p className="max-w-2xl text-ink-soft">
          Les plus récentes comptent le plus. Écartez celles qui ne disent rien de vous&nbsp;: avec
          une poussette, derrière un enfant, avec une montre en panne.
        </p>
      </div>
      <ul className="card divide-y divide-line">
        {liste.map((sortie) => (
          <OutingRow key={sortie.activites_id} sortie={sortie} />
        ))}
      </ul>
    </section>
  )
}

function describeState({ est_ecartee, est_comptee }: Sortie): string | null {
  if (est_ecartee) return 'Écartée'
  return est_comptee ? null : 'Pas comptée\u00a0: trop courte, ou bien plus lente que les autres'
}

function OutingRow({ sortie }: { sortie: Sortie }) {
  const { mutate, isPending } = useSetAside()
  const { activites_id, titre, jour, est_ecartee } = sortie
  const state = describeState(sortie)
  const act = est_ecartee ? 'Remettre' : 'Écarter'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
      <div className="min-w-0">
        <TextLink to={sortiePath(activites_id)}>{titre}</TextLink>
        <p className="text-sm text-ink-soft">
          {[jour && formatDate(jour), state].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button
        aria-label={`${act}\u00a0: ${titre}`}
        isLoading={isPending}
        onClick={() => mutate({ activites_id, est_ecartee: !est_ecartee })}
        variant="quiet"
      >
        {act}
      </Button>
    </li>
  )
}
