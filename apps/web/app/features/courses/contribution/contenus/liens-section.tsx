import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { Course } from '@foulee/contract/courses/courses'
import {
  EXTENSION_LABELS,
  EXTENSION_TYPES,
  type ExtensionType,
} from '@foulee/domain/courses/extension'
import { api } from '../../../../api.ts'
import { EditorSection } from '../../../../editor/editor-section.tsx'
import { LinkList } from '../../../../editor/link-list.tsx'
import { SocialSection } from '../../../../editor/social-section.tsx'
import * as calls from './contenus-calls.ts'
import { useContentReload } from './use-content.ts'

const PAGES = EXTENSION_TYPES.map((value) => ({ value, label: EXTENSION_LABELS[value] }))

/** Where the race speaks on networks: one link each. */
export function ReseauxSection({ gestion }: { gestion: CourseGestion }) {
  const { id, social } = gestion.course
  return (
    <SocialSection
      id={id}
      lead="Affichés à côté de vos coordonnées."
      model="course"
      onSettled={useContentReload(id)}
      social={social}
    />
  )
}

/** Pages elsewhere that speak of the race (produit 8.10: extensions). */
export function ExtensionsSection({ gestion }: { gestion: CourseGestion }) {
  const { id, extensions } = gestion.course
  const reload = useContentReload(id)
  const toExtension = (kind: string, id_ext: string) => ({
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
        add={(kind, url) => calls.addExtension(api, toExtension(kind, url))}
        change={(link, kind, url) => calls.updateExtension(api, link, toExtension(kind, url))}
        onSettled={reload}
        scope={`course ${id}`}
        field="id_ext"
        kinds={PAGES}
        links={extensions.map(toLine)}
        remove={(link) => calls.removeExtension(api, link)}
        words={{ add: 'Ajouter une page', kind: 'Sorte de page', url: 'Adresse de la page' }}
      />
    </EditorSection>
  )
}

const toLine = ({ id, type, id_ext }: Course['extensions'][number]) => ({
  id,
  kind: type,
  url: id_ext,
})
