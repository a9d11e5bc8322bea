import type { GestionResultats } from '@foulee/contract/courses/resultats'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { Button } from '#ui/button.tsx'
import { useLineActs } from './use-line-acts.ts'

type WithdrawnListProps = Pick<GestionResultats, 'retires'> & { epreuvesId: number }
type Retire = GestionResultats['retires'][number]

export function WithdrawnList({ epreuvesId, retires }: WithdrawnListProps) {
  return (
    <section aria-labelledby="retires" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl" id="retires">
          Lignes retirées
        </h2>
        <p className="max-w-[65ch] text-ink-soft">
          Plus personne ne les voit, et les places des autres ne changent pas. Ne remettez ce qu’un
          coureur a retiré que s’il vous le demande.
        </p>
      </div>
      <ul className="border-t border-line">
        {retires.map((ligne) => (
          <OneLine epreuvesId={epreuvesId} key={ligne.id} ligne={ligne} />
        ))}
      </ul>
    </section>
  )
}

function OneLine({ epreuvesId, ligne }: { epreuvesId: number; ligne: Retire }) {
  const { mutate, error, isPending } = useLineActs(epreuvesId)
  const { id, nom, dossard, par, efface_le } = ligne
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2">
      <p>
        <strong>{nom}</strong>
        {dossard && `, dossard ${dossard}`}
        <span className="text-ink-soft">
          {par === 'coureur' ? ' · retirée par qui a couru' : ' · retirée par l’organisation'}
          {efface_le && `, effacée le ${formatDate(parisDate(new Date(efface_le)))}`}
        </span>
      </p>
      <Button isLoading={isPending} onClick={() => mutate({ act: 'remettre', id })} variant="quiet">
        Remettre<span className="sr-only"> {nom}</span>
      </Button>
      {error && (
        <p className="w-full font-semibold text-rouge-gr" role="alert">
          {error.message}
        </p>
      )}
    </li>
  )
}
