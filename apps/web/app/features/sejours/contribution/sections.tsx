import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import type { EditorPart } from '#kit/publication/kind-editor.tsx'
import { AgenceSection } from './agence-section.tsx'
import {
  ActualitesSection,
  ExtensionsSection,
  PartenairesSection,
  ReseauxSection,
} from './contenus-sections.tsx'
import { DepartsSection } from './departs/departs-section.tsx'
import { InclusSection } from './inclus/inclus-section.tsx'
import { JourneesSection } from './journees/journees-section.tsx'
import { LieuSection } from './lieu-section.tsx'
import { PhotosSection } from './photos-section.tsx'
import { PratiqueSection } from './pratique-section.tsx'
import { PresentationSection } from './presentation-section.tsx'
import { VenteSection } from './vente-section.tsx'

export const PARTS: readonly EditorPart<VoyageGestion>[] = [
  { id: 'presentation', label: 'Le séjour', Part: PresentationSection },
  { id: 'lieu', label: 'Lieu', Part: LieuSection },
  { id: 'journees', label: 'Jour par jour', Part: JourneesSection },
  { id: 'inclus', label: 'Compris ou non', Part: InclusSection },
  { id: 'disponibilites', label: 'Départs', Part: DepartsSection },
  { id: 'vente', label: 'Conditions', Part: VenteSection },
  { id: 'pratique', label: 'Infos pratiques', Part: PratiqueSection },
  { id: 'photos', label: 'Photos', Part: PhotosSection },
  { id: 'actualites', label: 'Actualités', Part: ActualitesSection },
  { id: 'partenaires', label: 'Partenaires', Part: PartenairesSection },
  { id: 'extensions', label: 'Ailleurs', Part: ExtensionsSection },
  { id: 'social', label: 'Réseaux', Part: ReseauxSection },
  { id: 'agence', label: 'L’agence', Part: AgenceSection },
]
