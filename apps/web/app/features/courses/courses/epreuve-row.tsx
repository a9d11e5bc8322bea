import { type CSSProperties, type ReactNode, useRef } from 'react'
import { IconButton } from '#ui/button.tsx'

const ROOM = 5
const FIT = 2

function columnCount(epreuves: number): number {
  return Math.ceil(epreuves / Math.ceil(epreuves / ROOM))
}

type EpreuveRowProps = { count: number; rows: number; children: ReactNode }

export function EpreuveRow({ count, rows, children }: EpreuveRowProps) {
  const list = useRef<HTMLUListElement>(null)
  const push = (by: number) => {
    const column = list.current?.firstElementChild?.getBoundingClientRect().width ?? 0
    list.current?.scrollBy({ left: by * column })
  }
  return (
    <div className="grid min-w-0 gap-2">
      {count > FIT && (
        <div className="no-print flex items-center justify-between gap-2 sm:hidden">
          <p className="text-sm text-ink-soft">
            Comparez les {count}&nbsp;épreuves, ligne à ligne.
          </p>
          <p className="flex shrink-0">
            <IconButton icon="chevron-left" label="Épreuves précédentes" onClick={() => push(-1)} />
            <IconButton icon="chevron-right" label="Épreuves suivantes" onClick={() => push(1)} />
          </p>
        </div>
      )}
      <ul
        aria-label="Épreuves"
        className="epreuve-columns"
        ref={list}
        style={{ '--columns': columnCount(count), '--rows': rows } as CSSProperties}
        tabIndex={count > FIT ? 0 : undefined}
      >
        {children}
      </ul>
    </div>
  )
}
