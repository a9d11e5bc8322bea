import type { PhotoGiven } from './photos-section.tsx'
import { toForm } from './to-form.ts'

export const toPhotoForm = ({ titre, description, ordre }: PhotoGiven) =>
  toForm({
    ...(titre !== undefined && { titre }),
    ...(description !== undefined && { description }),
    ...(ordre !== undefined && { ordre: String(ordre) }),
  })
