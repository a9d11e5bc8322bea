import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { EditorPart } from '#kit/publication/kind-editor.tsx'
import { ContactSection } from './contact-section.tsx'
import { AudienceSection } from './contenus/audience-section.tsx'
import {
  ActualitesSection,
  ExtensionsSection,
  PartenairesSection,
  ReseauxSection,
} from './contenus/liens-section.tsx'
import { PhotosSection } from './contenus/photos-section.tsx'
import { PromotionSection } from './contenus/promotion-section.tsx'
import { DemarchesSection } from './editions/demarches-section.tsx'
import { EditionsSection } from './editions/editions-section.tsx'
import { EpreuvesSection } from './editions/epreuves-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { PracticalSection } from './practical-section.tsx'
import { ResultsSection } from './results-section.tsx'

export const PARTS: readonly EditorPart<CourseGestion>[] = [
  { id: 'identite', label: 'La course', Part: IdentitySection },
  { id: 'lieu', label: 'Lieu', Part: PlaceSection },
  { id: 'contact', label: 'Contact', Part: ContactSection },
  { id: 'pratique', label: 'Infos pratiques', Part: PracticalSection },
  { id: 'editions', label: 'Éditions', Part: EditionsSection },
  { id: 'epreuves', label: 'Épreuves', Part: EpreuvesSection },
  { id: 'demarches', label: 'Démarches', Part: DemarchesSection },
  { id: 'photos', label: 'Photos', Part: PhotosSection },
  { id: 'actualites', label: 'Actualités', Part: ActualitesSection },
  { id: 'partenaires', label: 'Partenaires', Part: PartenairesSection },
  { id: 'extensions', label: 'Ailleurs', Part: ExtensionsSection },
  { id: 'social', label: 'Réseaux', Part: ReseauxSection },
  { id: 'promotion', label: 'Faire connaître', Part: PromotionSection },
  { id: 'resultats', label: 'Résultats', Part: ResultsSection },
  { id: 'audience', label: 'Audience', Part: AudienceSection },
]
