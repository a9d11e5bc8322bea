import type { ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import { useRef } from 'react'
import { tracerPath } from '#features/parcours/shared/tracer-paths.ts'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { OriginalLink } from './original-link.tsx'
import { ACCEPT } from './uploads.ts'
import { formatConflict, useEdit } from './use-edit.ts'

export function LineSection({ gestion }: { gestion: ParcoursGestion }) {
  const { original, parcours } = gestion
  return (
    <EditorSection
      id="gpx"
      lead="Le fichier que vous avez envoyé est gardé tel quel&nbsp;: vous pouvez toujours y revenir."
      title="La trace"
    >
      <div className="card grid gap-5 p-5">
        <LineActions gestion={gestion} />
        {original && (
          <p className="text-sm text-ink-soft">
            Fichier&nbsp;: {original.nom}
            {gestion.droits.original && (
              <>
                {' '}
                · <OriginalLink id={parcours.id} nom={original.nom} />
              </>
            )}
          </p>
        )}
      </div>
    </EditorSection>
  )
}

function LineActions({ gestion }: { gestion: ParcoursGestion }) {
  const { parcours, complet, empreintes } = gestion
  const { mutate, error, isPending, isSuccess, variables } = useEdit(parcours.id)
  const seen = { trace: empreintes.trace }
  const input = useRef<HTMLInputElement>(null)
  const isBusy = (name: string) => isPending && variables.fields?.[name] !== undefined
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {complet && (
          <>
            <ButtonLink icon="edit" to={tracerPath(parcours.id)}>
              Redessiner
            </ButtonLink>
            <Button
              icon="refresh"
              isLoading={isBusy('inverser')}
              onClick={() => mutate({ fields: { inverser: 'true' }, seen })}
            >
              Inverser le sens
            </Button>
            <Button
              icon="arrow-left"
              isLoading={isBusy('origine')}
              onClick={() => mutate({ fields: { origine: 'true' }, seen })}
            >
              Revenir au fichier d’origine
            </Button>
          </>
        )}
        <Button
          icon="upload"
          isLoading={isPending && variables.gpx !== undefined}
          onClick={() => input.current?.click()}
        >
          {complet ? 'Remplacer le fichier' : 'Choisir un fichier'}
        </Button>
        <FileInput
          accept={ACCEPT}
          label="Fichier de la trace"
          onChoose={([gpx]) => gpx && mutate({ gpx })}
          ref={input}
        />
      </div>
      <SaveStatus
        error={error}
        isPending={isPending}
        isSuccess={isSuccess}
        formatError={formatConflict}
      />
    </div>
  )
}
