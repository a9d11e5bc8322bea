import { CardLink, LinkCard } from '#ui/card.tsx'
import { PageIntro } from '#ui/page-intro.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { PARTIE_IDS, PARTIES, partiePath, sandboxMeta } from './parties.ts'

export const meta = () => sandboxMeta('Sommaire')

export default function Sandbox() {
  return (
    <main className="page grid gap-10 py-8 md:py-14" id="contenu">
      <PageIntro className="grid gap-5">
        <h1 className="text-3xl md:text-4xl">Le catalogue</h1>
        <p className="max-w-2xl text-lg text-ink-soft">
          Tout ce dont les écrans de Foulée sont faits, dans chacun de ses états, en clair et en
          sombre. Du papier calme, une encre sombre, une seule marque vive qui montre le chemin.
        </p>
        <div>
          <ThemeSwitch />
        </div>
      </PageIntro>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {PARTIE_IDS.map((id) => (
          <li className="grid" key={id}>
            <LinkCard>
              <h2 className="text-xl">
                <CardLink to={partiePath(id)}>{PARTIES[id].titre}</CardLink>
              </h2>
              <p className="text-ink-soft">{Object.values(PARTIES[id].sections).join(', ')}</p>
            </LinkCard>
          </li>
        ))}
      </ul>
    </main>
  )
}
