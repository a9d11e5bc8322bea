import { useState } from 'react'
import { BootScreen } from '#ui/boot-screen.tsx'
import { Button } from '#ui/button.tsx'
import { DemoBanner } from '#ui/demo-banner.tsx'
import { LoadingOverlay } from '#ui/loading-overlay.tsx'
import { PageHero } from '#ui/page-hero.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { LONG_NOM } from './long-words.ts'
import { ENTIERE_IDS, ENTIERES, entierePath } from './parties.ts'
import { Specimen, SpecimenGrid } from './sandbox-section.tsx'

export function Bars() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p className="max-w-prose">
        La barre du haut, le pied de page et, sur un téléphone, la barre du bas sont autour de cette
        page.
      </p>
      <Specimen isWide name="Bandeau de démonstration">
        <DemoBanner />
      </Specimen>
      <Specimen isWide name="Thème">
        <div>
          <ThemeSwitch />
        </div>
      </Specimen>
      <Specimen isWide name="Tête de page, avec une entrée et un long titre">
        <PageHero
          aside={<Button variant="primary">S’inscrire</Button>}
          crumbs={[{ label: 'Calendrier', to: '/sandbox/coque' }, { label: 'Haut-Rhin' }]}
          picture={<ReliefImage className="page-hero-picture" kind="course" slug="tete-de-page" />}
          ribbons={null}
        >
          <p className="font-heading text-3xl font-bold">{LONG_NOM}</p>
          <p className="text-lg text-ink-soft">Orbey, dim. 14 juin 2026</p>
        </PageHero>
      </Specimen>
    </div>
  )
}

export function Starting() {
  const [isLoading, setLoading] = useState(false)
  const coverForAWhile = () => {
    setLoading(true)
    setTimeout(() => setLoading(false), 1_200)
  }
  return (
    <SpecimenGrid>
      <Specimen name="Démarrage">
        <div className="overflow-hidden rounded-card border border-line *:min-h-64">
          <BootScreen />
        </div>
      </Specimen>
      <Specimen name="Voile de chargement">
        <div>
          <Button onClick={coverForAWhile}>Couvrir la page</Button>
        </div>
        <LoadingOverlay isLoading={isLoading} />
      </Specimen>
    </SpecimenGrid>
  )
}

export const WholePages = () => (
  <ul className="grid gap-2">
    {ENTIERE_IDS.map((id) => (
      <li key={id}>
        <TextLink to={entierePath(id)}>{ENTIERES[id]}</TextLink>
      </li>
    ))}
  </ul>
)
