import type { PhotoGiven } from './photos-section.tsx'
import { toForm } from './to-form.ts'

/** What changes of a photo, as the form that the calls of events and stays take. */
export const toPhotoForm = ({ titre, description, ordre }: PhotoGiven) =>
  toForm({
    ...(titre !== undefined && { titre }),
    ...(description !== undefined && { description }),
    ...(ordre !== undefined && { ordre: String(ordre) }),
  })
