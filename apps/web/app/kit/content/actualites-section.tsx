import type { Actualite } from '@foulee/contract/courses/contenus'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { balanceRichText } from '@foulee/domain/shared/texte-riche'
import { useState } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { ActualiteForm } from './actualite-form.tsx'
import { removeActualite } from './contenu-calls.ts'
import { type Support, useSupport } from './support.ts'
import '#ui/rich-text.css'

type ActualitesSectionProps = {
  support: Support
  lead: string
}

export function ActualitesSection({ support, lead }: ActualitesSectionProps) {
  const { actualites } = support
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const close = () => setEdited(null)
  return (
    <EditorSection
      id="actualites"
      lead={`${lead} Elles s’affichent sur la page dès qu’elles sont enregistrées.`}
      title="Les actualités"
    >
      <div className="card grid gap-5 p-5">
        {edited === 'new' ? (
          <ActualiteForm onClose={close} support={support} />
        ) : (
          <Button className="justify-self-start" icon="plus" onClick={() => setEdited('new')}>
            Écrire une actualité
          </Button>
        )}
        {actualites.length > 0 && (
          <ul className="grid divide-y divide-line">
            {actualites.map((actualite) => (
              <li className="grid gap-3 py-4" key={actualite.id}>
                {edited === actualite.id ? (
                  <ActualiteForm actualite={actualite} onClose={close} support={support} />
                ) : (
                  <ActualiteLine
                    actualite={actualite}
                    support={support}
                    onEdit={() => setEdited(actualite.id)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </EditorSection>
  )
}

type ActualiteLineProps = { support: Support; actualite: Actualite; onEdit: () => void }

function ActualiteLine({ support, actualite, onEdit }: ActualiteLineProps) {
  const { id, titre, texte, date } = actualite
  const { mutateAsync } = useSupport(support, () => removeActualite(api, support.model, id))
  return (
    <>
      <div>
        <p className="text-sm text-ink-soft">{formatDateLongue(date)}</p>
        <h3 className="text-lg">{titre}</h3>
      </div>
      <div
        className="rich-text"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: kept clean by the server (clean-html.ts)
        dangerouslySetInnerHTML={{ __html: balanceRichText(texte) }}
      />
      <div className="flex flex-wrap gap-2">
        <Button icon="edit" onClick={onEdit} variant="quiet">
          Modifier<span className="sr-only"> «&nbsp;{titre}&nbsp;»</span>
        </Button>
        <RemoveButton
          label="Supprimer"
          question={'Supprimer cette actualité\u00a0?'}
          remove={() => mutateAsync(undefined)}
        >
          «&nbsp;{titre}&nbsp;» disparaîtra de {support.page}.
        </RemoveButton>
      </div>
    </>
  )
}
