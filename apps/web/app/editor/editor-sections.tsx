import type { ReactNode } from 'react'
import './editor-sections.css'

type Entry = { id: string; label: string }

type EditorSectionsProps = {
  /** Of what they are: « Sections de la course ». */
  label: string
  entries: readonly Entry[]
  children: ReactNode
}

/** The sections of an editor one under the other, with their index. */
export function EditorSections({ label, entries, children }: EditorSectionsProps) {
  return (
    <div className="items-start gap-10 max-lg:space-y-8 lg:grid lg:grid-cols-[14rem_minmax(0,48rem)]">
      <SectionIndex entries={entries} label={label} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-14">{children}</div>
    </div>
  )
}

/** Where the sections are: beside them on wide screens, above them on phones. */
function SectionIndex({ label, entries }: Omit<EditorSectionsProps, 'children'>) {
  return (
    <nav aria-label={label} className="editor-index">
      <ul className="flex gap-2 lg:grid lg:gap-0.5">
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a
              className="chip lg:flex lg:rounded-control lg:border-0 lg:bg-transparent lg:hover:bg-sapin-wash"
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
