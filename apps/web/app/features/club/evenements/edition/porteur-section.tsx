import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { TextLink } from '#ui/text-link.tsx'

export function PorteurSection({ gestion }: { gestion: EvenementGestion }) {
  const { nom, type, url } = gestion.evenement.porteur
  return (
    <EditorSection id="organisateur" title="Au nom de">
      <div className="card grid gap-1 p-5">
        <p className="font-semibold">{url ? <TextLink to={url}>{nom}</TextLink> : nom}</p>
        <p className="text-ink-soft">
          {type === 'equipe'
            ? 'Les personnes de l’équipe peuvent toutes le modifier.'
            : 'Tous ses membres peuvent modifier cet évènement et tenir son accueil.'}
        </p>
      </div>
    </EditorSection>
  )
}
