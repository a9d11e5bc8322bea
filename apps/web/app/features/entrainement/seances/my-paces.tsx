import type { Reperes } from '@foulee/domain/entrainement/reperes'
import { adviseVma, formatVma } from '@foulee/domain/entrainement/vma'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/session/session-provider.tsx'
import { Switch } from '#ui/choice.tsx'
import { formeQuery } from './seances.queries.ts'

type Mine = {
  reperes: Reperes | undefined
  phrase: string | null
}

export function useReperes(): Mine {
  const { boot, isAuth } = useSession()
  const { data } = useQuery({ ...formeQuery, enabled: boot === 'done' && isAuth })
  if (!data) return { reperes: undefined, phrase: null }
  const { vma, sante } = data
  const reperes = { vma: vma?.vma ?? null, fc_max: sante.fc_max }
  const isKnown = reperes.vma !== null || reperes.fc_max !== null
  return {
    reperes: isKnown ? reperes : undefined,
    phrase: vma ? `${formatVma(vma)}.` : adviseVma(null),
  }
}

type MyPacesProps = { mine: Mine; isOn: boolean; onChange: (isOn: boolean) => void }

export function MyPaces({ mine: { reperes, phrase }, isOn, onChange }: MyPacesProps) {
  if (phrase === null) return null
  if (!reperes) return <p className="no-print text-ink-soft">{phrase}</p>
  return (
    <div className="no-print rounded-control bg-sapin-wash px-4 py-1">
      <Switch
        checked={isOn}
        hint={phrase}
        onChange={(event) => onChange(event.currentTarget.checked)}
      >
        Avec mes allures
      </Switch>
    </div>
  )
}
