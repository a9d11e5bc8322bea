import type { GestionResultats } from '@foulee/contract/resultats'
import { Button } from '../../ui/button.tsx'
import { useLineActs } from './use-line-acts.ts'

type Given = Pick<GestionResultats, 'revendications'> & { epreuvesId: number }

/** Members who say that a line under another name is theirs. */
export function ClaimsList({ epreuvesId, revendications }: Given) {
  const { mutate, error, isPending, variables } = useLineActs(epreuvesId)
  const isDoing = (act: string, id: number) =>
    isPending && variables.act === act && variables.id === id
  return (
    <section aria-labelledby="revendications" className="grid gap-4">
      <h2 className="text-xl" id="revendications">
        À vérifier
      </h2>
      <ul className="grid gap-4">
        {revendications.map(({ id, ligne, membre, motif }) => (
          <li className="card grid gap-3 p-5" key={id}>
            <p>
              <strong>{membre}</strong> dit être <strong>{ligne}</strong>&nbsp;:
            </p>
            <p className="whitespace-pre-line break-words">«&nbsp;{motif}&nbsp;»</p>
            <div className="flex flex-wrap gap-3">
              <Button
                icon="check"
                isLoading={isDoing('confirm', id)}
                onClick={() => mutate({ act: 'confirm', id })}
              >
                Accepter<span className="sr-only"> {membre}</span>
              </Button>
              <Button
                isLoading={isDoing('release', id)}
                onClick={() => mutate({ act: 'release', id })}
                variant="quiet"
              >
                Refuser<span className="sr-only"> {membre}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {error.message}
        </p>
      )}
    </section>
  )
}
