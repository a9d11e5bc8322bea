import type { CourseGestion } from '@foulee/contract/courses-edition'
import type { ComponentType } from 'react'
import { ContactSection } from './contact-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { PracticalSection } from './practical-section.tsx'

/**
 * A part of the editor, in the order of the page. `id` is also the `champ` of what the server says is
 * missing there; the component draws an `EditorSection` with the same id.
 */
export type EditorPart = {
  id: string
  label: string
  Part: ComponentType<{ gestion: CourseGestion }>
}

export const PARTS: readonly EditorPart[] = [
  { id: 'identite', label: 'La course', Part: IdentitySection },
  { id: 'lieu', label: 'Lieu', Part: PlaceSection },
  { id: 'contact', label: 'Contact', Part: ContactSection },
  { id: 'pratique', label: 'Infos pratiques', Part: PracticalSection },
]
