import { useState } from 'react'
import { BootScreen } from '../../../ui/boot-screen.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { DemoBanner } from '../../../ui/demo-banner.tsx'
import { LoadingOverlay } from '../../../ui/loading-overlay.tsx'
import { Specimen, SpecimenGrid } from './sandbox-section.tsx'

export function Shell() {
  const [isLoading, setLoading] = useState(false)
  const coverForAWhile = () => {
    setLoading(true)
    setTimeout(() => setLoading(false), 1_200)
  }
  return (
    <SpecimenGrid>
      <Specimen name="Bandeau de démonstration">
        <DemoBanner />
      </Specimen>
      <Specimen name="Voile de chargement">
        <div>
          <Button onClick={coverForAWhile}>Couvrir la page</Button>
        </div>
        <LoadingOverlay isLoading={isLoading} />
      </Specimen>
      <Specimen name="Démarrage">
        <div className="overflow-hidden rounded-card border border-line *:min-h-64">
          <BootScreen />
        </div>
      </Specimen>
      <Specimen name="Pages d’erreur">
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/404">Page 404</ButtonLink>
          <ButtonLink to="/500">Page 500</ButtonLink>
          <ButtonLink to="/sandbox?demarrage=echec">Échec du démarrage</ButtonLink>
        </div>
      </Specimen>
    </SpecimenGrid>
  )
}
