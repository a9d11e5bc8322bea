import type { ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import { type EditorPart, KindEditor } from '#kit/publication/kind-editor.tsx'
import { PublicationSection } from '#kit/publication/publication-section.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { FiguresSection } from './figures-section.tsx'
import { LineBench } from './line-bench.tsx'
import { PARCOURS } from './parcours-kind.ts'
import { editorPath } from './paths.ts'
import { PhotosSection } from './photos-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { SurfacesSection } from './surfaces-section.tsx'
import { TextsSection } from './texts-section.tsx'
import './contribution.css'

const PARTS: readonly EditorPart<ParcoursGestion>[] = [
  { id: 'titre', label: 'Le parcours', Part: TextsSection },
  // The bench draws the three parts of the line.
  { id: 'gpx', label: 'La trace', Part: LineBench },
  { id: 'recadrer', label: 'Recadrer' },
  { id: 'points', label: 'Points' },
  { id: 'rayon_masque', label: 'Confidentialité', Part: PrivacySection },
  { id: 'surfaces', label: 'Surfaces', Part: SurfacesSection },
  { id: 'photos', label: 'Photos', Part: PhotosSection },
  { id: 'chiffres', label: 'Chiffres annoncés', Part: FiguresSection },
]

export default function Editor() {
  return (
    <KindEditor
      head={(gestion) => <Double gestion={gestion} />}
      kind={PARCOURS}
      parts={PARTS}
      publication={(gestion) => <PublicationSection gestion={gestion} kind={PARCOURS} />}
    />
  )
}

function Double({ gestion: { doublons } }: { gestion: ParcoursGestion }) {
  const [double] = doublons
  if (!double) return null
  return (
    <p className="rounded-control bg-jaune-wash px-4 py-3">
      Vous avez déjà ce parcours&nbsp;:{' '}
      <TextLink to={editorPath(double.id)}>{double.titre}</TextLink>. Gardez les deux, ou supprimez
      celui-ci au bas de cette page.
    </p>
  )
}
