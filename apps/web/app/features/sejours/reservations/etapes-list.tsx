import { useEffect, useRef } from 'react'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { ETAPES, type Etape } from './demande.ts'

const LABELS: Readonly<Record<Etape | 'envoyee', string>> = {
  qui: 'Qui vient',
  contact: 'Vos coordonnées',
  relire: 'Relire et demander',
  envoyee: 'Demande envoyée',
}
const ALL = [...ETAPES, 'envoyee'] as const

export function EtapesList({ etape }: { etape: Etape | 'envoyee' }) {
  const at = ALL.indexOf(etape)
  const title = useRef<HTMLHeadingElement>(null)
  const first = useRef(etape)
  useEffect(() => {
    if (first.current === etape) return
    first.current = etape
    title.current?.focus()
  }, [etape])
  return (
    <div className="grid gap-3">
      <ol aria-label="Étapes" className="grid grid-cols-4 gap-1.5">
        {ALL.map((item, index) => (
          <li
            aria-current={index === at ? 'step' : undefined}
            className={cx(
              'grid content-start gap-1.5 border-t-4 pt-1.5 text-sm max-sm:*:sr-only',
              index <= at ? 'border-sapin' : 'border-line',
              index === at ? 'font-semibold' : 'text-ink-soft',
            )}
            key={item}
          >
            <span className="flex items-start gap-1">
              {index < at && <Icon className="mt-0.5 shrink-0 text-sapin" name="check" size={16} />}
              {LABELS[item]}
              {index < at && <span className="sr-only"> (fait)</span>}
            </span>
          </li>
        ))}
      </ol>
      <h2 className="scroll-mt-24 text-xl outline-none" ref={title} tabIndex={-1}>
        <span className="font-sans text-base font-normal text-ink-soft">
          {`Étape ${at + 1} sur ${ALL.length}\u00a0: `}
        </span>
        {LABELS[etape]}
      </h2>
    </div>
  )
}
