import { Progress } from '#ui/progress.tsx'

type CompletenessProps = {
  part: number
  /** Of what: « de la course ». */
  de: string
}

/** How far something is from complete, from 0 to 1. */
export function Completeness({ part, de }: CompletenessProps) {
  const percent = Math.round(part * 100)
  return (
    <div className="grid gap-1.5">
      {/* A race, a stay or an event that is « complet » has no place left: the page is what is filled in. */}
      <p className="text-sm text-ink-soft">Page remplie à {percent}&nbsp;%</p>
      <Progress label={`Part ${de} qui est remplie`} value={percent} />
    </div>
  )
}
