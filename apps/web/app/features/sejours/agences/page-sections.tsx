import type { Agence } from '@foulee/contract/sejours/agences'
import { ActualitesSection } from '#kit/content/actualites-section.tsx'
import { ExtensionsSection } from '#kit/content/extensions-section.tsx'
import { PartenairesSection } from '#kit/content/partenaires-section.tsx'
import { photoCalls } from '#kit/editor/photo-calls.ts'
import { PhotosSection } from '#kit/editor/photos-section.tsx'
import { SocialSection } from '#kit/editor/social-section.tsx'
import { PageSections as OfPage } from '#kit/organisation/page-sections.tsx'
import { useReloadPage } from './agences.mutations.ts'
import { agenceQuery } from './agences.queries.ts'

const model = 'agence'

export function PageSections({ agence: { slug } }: { agence: Agence }) {
  const onSettled = useReloadPage()
  return (
    <OfPage query={agenceQuery(slug)}>
      {({ id, photos, social, partners, actualites, extensions }) => {
        const content = { model, id, partners, actualites, extensions, onSettled } as const
        const support = { ...content, page: 'la page de l’agence' }
        return (
          <>
            <PhotosSection
              calls={photoCalls(model, id)}
              label="Photos de l’agence"
              lead="Vos guides, votre local, vos derniers séjours."
              onSettled={onSettled}
              photos={photos}
              scope={`agence ${id}`}
            />
            <ActualitesSection
              lead="Un nouveau séjour, une équipe qui grandit, un salon où vous rencontrer…"
              support={support}
            />
            <PartenairesSection support={support} />
            <ExtensionsSection support={support} />
            <SocialSection
              id={id}
              lead="Affichés sur la page de l’agence, à côté de son site."
              model={model}
              onSettled={onSettled}
              social={social}
            />
          </>
        )
      }}
    </OfPage>
  )
}
