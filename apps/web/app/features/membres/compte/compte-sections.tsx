import { AccessSection } from './access-section.tsx'
import { AppareilsSection } from './appareils-section.tsx'
import { DonneesSection } from './donnees-section.tsx'

/** The parts of /profil about the account itself. */
export function CompteSections() {
  return (
    <>
      <AccessSection />
      <AppareilsSection />
      <DonneesSection />
    </>
  )
}
