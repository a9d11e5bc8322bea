import type { AgencePage } from '@foulee/contract/sejours/agences'
import { SocialSection } from '#kit/editor/social-section.tsx'
import { useReloadPage } from './agences.mutations.ts'

export const ReseauxSection = ({ page: { id, social } }: { page: AgencePage }) => (
  <SocialSection
    id={id}
    lead="Affichés sur la page de l’agence, à côté de son site."
    model="agence"
    onSettled={useReloadPage()}
    social={social}
  />
)
