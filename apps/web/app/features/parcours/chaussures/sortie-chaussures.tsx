import type { Activite } from '@foulee/contract/parcours/activites'
import type { Chaussures } from '@foulee/contract/parcours/chaussures'
import { formatChaussures, formatUsure, isUsee } from '@foulee/domain/parcours/chaussures'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { Query } from '#ui/query.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { chaussuresQuery, MES_CHAUSSURES, useTie } from './chaussures.queries.ts'

export function SortieChaussures({ activite }: { activite: Activite }) {
  const query = useQuery(chaussuresQuery)
  return (
    <section aria-labelledby="chaussures" className="grid max-w-xl gap-3">
      <h2 className="text-xl" id="chaussures">
        Chaussures
      </h2>
      <Query
        empty={{
          is: (pairs) => pairs.length === 0,
          show: (
            <p>
              <TextLink to={MES_CHAUSSURES}>Ajoutez vos chaussures</TextLink>&nbsp;: leurs
              kilomètres se comptent d’eux-mêmes.
            </p>
          ),
        }}
        isCompact
        label="Chargement de vos chaussures…"
        query={query}
        skeleton={<Skeleton className="h-20 rounded-card" />}
      >
        {(pairs) => <PairChoice activite={activite} pairs={pairs} />}
      </Query>
    </section>
  )
}

const NONE = { value: '', label: 'Aucune' }

type ChoiceProps = { activite: Activite; pairs: readonly Chaussures[] }

export function PairChoice({ activite, pairs }: ChoiceProps) {
  const { mutate, isPending, variables } = useTie(activite)
  const chosen = isPending ? variables : activite.chaussures_id
  const pair = pairs.find(({ id }) => id === activite.chaussures_id)
  return (
    <>
      <Select
        disabled={isPending}
        label="Paire de cette sortie"
        onChange={({ target }) => mutate(Number(target.value) || null)}
        options={[NONE, ...pairs.map(toOption)]}
        value={chosen ?? ''}
      />
      {pair && (
        <p className={isUsee(pair) ? 'font-semibold' : 'text-ink-soft'}>
          {formatDistance(pair.distance)} en tout. {formatUsure(pair)}
        </p>
      )}
      <p>
        <TextLink to={MES_CHAUSSURES}>Mes chaussures</TextLink>
      </p>
    </>
  )
}

const toOption = (pair: Chaussures) => {
  const name = [formatChaussures(pair), pair.surnom].filter(Boolean).join(', ')
  return { value: String(pair.id), label: pair.retiree_le ? `${name} (retirée)` : name }
}
