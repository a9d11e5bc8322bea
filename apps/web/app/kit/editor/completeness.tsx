import { Progress } from '#ui/progress.tsx'

type CompletenessProps = {
  part: number
  de: string
}

/** Progress bar; `part` is from 0 to 1. */
export function Completeness({ part, de }: CompletenessProps) {
  const percent = Math.round(part * 100)
  return (
    <div className="grid gap-1.5">
      {/* « complet » would read as « sold out »: the sentence speaks of the page. */}
      <p className="text-sm text-ink-soft">Page remplie à {percent}&nbsp;%</p>
      <Progress label={`Part ${de} qui est remplie`} value={percent} />
    </div>
  )
}
