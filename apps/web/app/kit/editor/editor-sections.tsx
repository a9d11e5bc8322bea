import { type ReactNode, useRef } from 'react'
import { type PagePart, useCurrentPart, useScrollIntoView } from '#ui/use-current-part.ts'
import './editor-sections.css'

type EditorSectionsProps = {
  label: string
  entries: readonly PagePart[]
  children: ReactNode
}

export function EditorSections({ label, entries, children }: EditorSectionsProps) {
  return (
    <div className="items-start gap-10 max-lg:space-y-8 lg:grid lg:grid-cols-[14rem_minmax(0,48rem)]">
      <SectionIndex entries={entries} label={label} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-14">{children}</div>
    </div>
  )
}

function SectionIndex({ label, entries }: Omit<EditorSectionsProps, 'children'>) {
  const index = useRef<HTMLElement>(null)
  const current = useCurrentPart(entries)
  useScrollIntoView(index, current)
  return (
    <nav aria-label={label} className="editor-index" ref={index}>
      <ul className="flex gap-2 lg:grid lg:gap-0.5">
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a
              aria-current={id === current ? 'location' : undefined}
              className="chip editor-index-link"
              href={`#${id}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
