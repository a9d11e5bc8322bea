import { RESEAU_NAMES, RESEAUX, type Reseau } from '@foulee/domain/shared/reseau'
import { api } from '#platform/api/api.ts'
import { EditorSection } from './editor-section.tsx'
import { LinkList } from './link-list.tsx'
import { addSocial, removeSocial, type SocialModel, updateSocial } from './social-calls.ts'

const NETWORKS = RESEAU_NAMES.map((value) => ({ value, label: RESEAUX[value].label }))

type SocialSectionProps = {
  model: SocialModel
  id: number
  social: readonly { id: number; reseau: string; url: string }[]
  lead: string
  onSettled: () => unknown
}

export function SocialSection({ model, id, social, lead, onSettled }: SocialSectionProps) {
  const links = social.map((link) => ({ id: link.id, kind: link.reseau, url: link.url }))
  const toLink = (kind: string, url: string) => ({ model, id, reseau: kind as Reseau, url })
  return (
    <EditorSection id="social" lead={lead} title="Réseaux sociaux">
      <LinkList
        add={(kind, url) => addSocial(api, toLink(kind, url))}
        change={(link, kind, url) => updateSocial(api, link, toLink(kind, url))}
        field="url"
        isOneOfEach
        kinds={NETWORKS}
        links={links}
        onSettled={onSettled}
        remove={(link) => removeSocial(api, model, link)}
        scope={`${model} ${id}`}
        words={{ add: 'Ajouter un réseau', kind: 'Réseau', url: 'Adresse de votre page' }}
      />
    </EditorSection>
  )
}
