import type { Accord } from '@foulee/domain/publication'
import { Progress } from '../ui/progress.tsx'

type CompletenessProps = {
  part: number
  /** French agrees with what is filled in. */
  accord: Accord
  /** Of what: « de la course ». */
  de: string
}

/** How far something is from complete, from 0 to 1. */
export function Completeness({ part, accord, de }: CompletenessProps) {
  const percent = Math.round(part * 100)
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-ink-soft">
        {accord === 'feminin' ? 'Complète' : 'Complet'} à {percent}&nbsp;%
      </p>
      <Progress label={`Part ${de} qui est remplie`} value={percent} />
    </div>
  )
}
