import {
  EXTENSION_LABELS,
  EXTENSION_TYPES,
  type ExtensionType,
} from '@foulee/domain/courses/extension'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { LinkList } from '#kit/editor/link-list.tsx'
import { api } from '#platform/api/api.ts'
import { addExtension, removeExtension, updateExtension } from './contenu-calls.ts'
import { type Support, scopeOf } from './support.ts'

const PAGES = EXTENSION_TYPES.map((value) => ({ value, label: EXTENSION_LABELS[value] }))

export function ExtensionsSection({ support }: { support: Support }) {
  const { model, id, extensions, onSettled } = support
  const toExtension = (kind: string, id_ext: string) => ({
    model,
    type: kind as ExtensionType,
    support_id: id,
    id_ext,
  })
  return (
    <EditorSection
      id="extensions"
      lead="Un article, une vidéo, un album photo, un hébergement en ligne… Rien ne s’en charge sur la page avant un clic."
      title="On en parle ailleurs"
    >
      <LinkList
        add={(kind, url) => addExtension(api, toExtension(kind, url))}
        change={(link, kind, url) => updateExtension(api, link, toExtension(kind, url))}
        field="id_ext"
        kinds={PAGES}
        links={extensions.map((link) => ({ id: link.id, kind: link.type, url: link.id_ext }))}
        onSettled={onSettled}
        remove={(link) => removeExtension(api, model, link)}
        scope={scopeOf(support)}
        words={{ add: 'Ajouter une page', kind: 'Sorte de page', url: 'Adresse de la page' }}
      />
    </EditorSection>
  )
}
