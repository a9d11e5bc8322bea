import { photoCalls } from '#kit/editor/photo-calls.ts'
import { PhotosSection } from '#kit/editor/photos-section.tsx'
import { SocialSection } from '#kit/editor/social-section.tsx'
import { PageSections as OfPage } from '#kit/organisation/page-sections.tsx'
import { useReloadPage } from './magasins.mutations.ts'
import { magasinQuery } from './magasins.queries.ts'

const model = 'magasin'

export function PageSections({ slug }: { slug: string }) {
  const onSettled = useReloadPage()
  return (
    <OfPage query={magasinQuery(slug)}>
      {({ id, photos, social }) => (
        <>
          <PhotosSection
            calls={photoCalls(model, id)}
            label="Photos du magasin"
            lead="La vitrine, les rayons, l’équipe."
            onSettled={onSettled}
            photos={photos}
            scope={`magasin ${id}`}
          />
          <SocialSection
            id={id}
            lead="Affichés sur la page du magasin, à côté de son site."
            model={model}
            onSettled={onSettled}
            social={social}
          />
        </>
      )}
    </OfPage>
  )
}
