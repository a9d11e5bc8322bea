import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import './compare.css'
import { saveCompared, useCompared } from './compare-store.ts'
import { type Compared, holds, MOST_COMPARED, toggleCompared } from './compared.ts'

type CompareButtonProps = Compared & {
  name: string
  className?: string
}

export default function CompareButton({ course, epreuve, name, className }: CompareButtonProps) {
  const compared = useCompared()
  const isHeld = holds(compared, epreuve)
  const isFull = !isHeld && compared.length >= MOST_COMPARED
  return (
    <button
      aria-pressed={isHeld}
      className={cx('compare-button no-print', className)}
      disabled={isFull}
      onClick={() => saveCompared(toggleCompared(compared, { course, epreuve }))}
      title={isFull ? `${MOST_COMPARED} épreuves au plus\u00a0: retirez-en une.` : undefined}
      type="button"
    >
      <Icon name={isHeld ? 'check' : 'plus'} size={16} />
      Comparer<span className="sr-only">&nbsp;: {name}</span>
    </button>
  )
}
