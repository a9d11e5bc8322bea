import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

type RecentSearchesProps = {
  recents: readonly string[]
  onChoose: (texte: string) => void
  onChange: (recents: string[]) => void
}

const EXAMPLES =
  'Tapez un nom, un lieu, une distance\u00a0: «\u00a0trail isère\u00a0», «\u00a0semi Lyon\u00a0», «\u00a0Annecy\u00a0».'

export function RecentSearches({ recents, onChoose, onChange }: RecentSearchesProps) {
  if (!recents.length) {
    return <p className="px-3 py-2 text-ink-soft">{EXAMPLES}</p>
  }
  return (
    <section aria-label="Recherches récentes" className="grid gap-1">
      <div className="flex items-center justify-between gap-3 ps-3">
        <h3 className="text-sm font-semibold text-ink-soft">Recherches récentes</h3>
        <Button onClick={() => onChange([])} variant="quiet">
          Tout effacer
        </Button>
      </div>
      <ul>
        {recents.map((recent) => (
          <li className="flex items-center" key={recent}>
            <button
              className="menu-item min-w-0 grow"
              onClick={() => onChoose(recent)}
              type="button"
            >
              <Icon className="text-ink-soft" name="clock" />
              <span className="truncate">{recent}</span>
            </button>
            <IconButton
              icon="close"
              label={`Effacer «\u00a0${recent}\u00a0»`}
              onClick={() => onChange(recents.filter((item) => item !== recent))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
