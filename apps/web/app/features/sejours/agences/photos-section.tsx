import type { AgencePage } from '@foulee/contract/sejours/agences'
import { photoCalls } from '#kit/editor/photo-calls.ts'
import { PhotosSection as Photos } from '#kit/editor/photos-section.tsx'
import { useReloadPage } from './agences.mutations.ts'

export const PhotosSection = ({ page: { id, photos } }: { page: AgencePage }) => (
  <Photos
    calls={photoCalls('agence', id)}
    label="Photos de l’agence"
    lead="Vos guides, votre local, vos derniers séjours."
    onSettled={useReloadPage()}
    photos={photos}
    scope={`agence ${id}`}
  />
)
