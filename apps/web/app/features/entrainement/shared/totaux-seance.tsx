import type { Reperes } from '@foulee/domain/entrainement/reperes'
import type { Step } from '@foulee/domain/entrainement/step'
import { getTotaux, listTotaux, type Totaux } from '@foulee/domain/entrainement/totaux'
import { Stat, StatRow } from '#ui/stat.tsx'

const LABELS: Readonly<Record<keyof Totaux, string>> = {
  duree: 'Durée',
  distance: 'Distance',
  charge: 'Charge',
}

type TotauxSeanceProps = {
  steps: readonly Step[]
  reperes?: Reperes | undefined
  size?: 'small' | 'medium' | 'large'
}

export function TotauxSeance({ steps, reperes, size = 'medium' }: TotauxSeanceProps) {
  const totals = listTotaux(getTotaux(steps, reperes))
  if (totals.length === 0) return null
  return (
    <StatRow>
      {totals.map(({ nom, texte }) => (
        <Stat key={nom} label={LABELS[nom]} size={size} value={<HedgedFigure text={texte} />} />
      ))}
    </StatRow>
  )
}

const HEDGE = /^(environ|au moins) /

function HedgedFigure({ text }: { text: string }) {
  const hedge = HEDGE.exec(text)
  if (!hedge) return text
  return (
    <>
      <span className="stat-unit">{hedge[1]}</span>
      {/* A block drops the blank at its end. */}
      {` ${text.slice(hedge[0].length)}`}
    </>
  )
}
