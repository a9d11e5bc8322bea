import { Progress } from '../../../ui/progress.tsx'

/** How far a race is from complete, from 0 to 1. */
export function Completeness({ part }: { part: number }) {
  const percent = Math.round(part * 100)
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-ink-soft">Complète à {percent}&nbsp;%</p>
      <Progress label="Part de la course qui est remplie" value={percent} />
    </div>
  )
}
