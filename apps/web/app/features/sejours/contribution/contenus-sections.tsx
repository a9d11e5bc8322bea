import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { ActualitesSection as Actualites } from '#kit/content/actualites-section.tsx'
import { ExtensionsSection as Extensions } from '#kit/content/extensions-section.tsx'
import { PartenairesSection as Partenaires } from '#kit/content/partenaires-section.tsx'
import type { Support } from '#kit/content/support.ts'
import { SocialSection } from '#kit/editor/social-section.tsx'
import { useReload } from '#kit/publication/use-kind.ts'
import { VOYAGE } from './voyage-kind.ts'

type SectionProps = { gestion: VoyageGestion }

function useVoyageSupport({ voyage, version }: VoyageGestion): Support {
  const { id, partners, actualites, extensions } = voyage
  const onSettled = useReload(VOYAGE, id)
  const page = 'la page du séjour'
  return { model: 'voyage', id, version, partners, actualites, extensions, page, onSettled }
}

export const ActualitesSection = ({ gestion }: SectionProps) => (
  <Actualites
    lead="Un départ ajouté, l’état de la neige, un refuge qui change…"
    support={useVoyageSupport(gestion)}
  />
)

export const PartenairesSection = ({ gestion }: SectionProps) => (
  <Partenaires support={useVoyageSupport(gestion)} />
)

export const ExtensionsSection = ({ gestion }: SectionProps) => (
  <Extensions support={useVoyageSupport(gestion)} />
)

export const ReseauxSection = ({ gestion: { voyage } }: SectionProps) => (
  <SocialSection
    id={voyage.id}
    lead="Affichés sur la page du séjour."
    model="voyage"
    onSettled={useReload(VOYAGE, voyage.id)}
    social={voyage.social}
  />
)
