import type { PhotoInput } from './photos-section.tsx'
import { toForm } from './to-form.ts'

export const toPhotoForm = ({ titre, description, ordre }: PhotoInput) =>
  toForm({
    ...(titre !== undefined && { titre }),
    ...(description !== undefined && { description }),
    ...(ordre !== undefined && { ordre: String(ordre) }),
  })
