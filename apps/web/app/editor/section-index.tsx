export type IndexEntry = { id: string; label: string }

type SectionIndexProps = { label: string; entries: readonly IndexEntry[] }

/** Where the sections are: beside them on wide screens, above them on phones. */
export function SectionIndex({ label, entries }: SectionIndexProps) {
  return (
    <nav
      aria-label={label}
      className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:sticky lg:top-24"
    >
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
