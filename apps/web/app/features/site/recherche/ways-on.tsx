import { PAGES_FIXES } from '@foulee/domain/site/recherche'
import { ChipLink } from '#ui/chip.tsx'

export function WaysOn() {
  return (
    <section aria-labelledby="par-ou-commencer" className="grid gap-3">
      <h2 className="text-lg" id="par-ou-commencer">
        Par où commencer
      </h2>
      <ul className="flex flex-wrap gap-2">
        {PAGES_FIXES.slice(0, 6).map(({ titre, chemin }) => (
          <li key={chemin}>
            <ChipLink preventScrollReset={false} to={chemin}>
              {titre}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
