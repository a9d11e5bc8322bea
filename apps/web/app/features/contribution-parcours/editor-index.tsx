const ENTRIES = [
  { id: 'publication', label: 'Publication' },
  { id: 'titre', label: 'Le parcours' },
  { id: 'gpx', label: 'La trace' },
  { id: 'rayon_masque', label: 'Confidentialité' },
  { id: 'surfaces', label: 'Surfaces' },
  { id: 'points', label: 'Points' },
  { id: 'photos', label: 'Photos' },
  { id: 'chiffres', label: 'Chiffres annoncés' },
] as const

/** Where the sections are: beside them on wide screens, above them on phones. */
export function EditorIndex() {
  return (
    <nav
      aria-label="Sections du parcours"
      className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:sticky lg:top-24"
    >
      <ul className="flex gap-2 lg:grid lg:gap-0.5">
        {ENTRIES.map(({ id, label }) => (
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
