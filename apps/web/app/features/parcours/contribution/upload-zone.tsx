import { type DragEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { cx } from '#ui/class-names.ts'
import { FileInput } from '#ui/file-input.tsx'
import { Icon } from '#ui/icon.tsx'
import { UploadList } from './upload-list.tsx'
import { ACCEPT } from './uploads.ts'
import { useUploads } from './use-uploads.ts'
import './contribution.css'

export function UploadZone() {
  const [isSortie, setSortie] = useState(false)
  const { uploads, add, retry, replace, drop } = useUploads(isSortie)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  return (
    <section aria-labelledby="envoi" className="grid gap-4">
      <h2 className="sr-only" id="envoi">
        Ajouter des parcours
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside */}
      <div
        className={cx('upload-zone', isOver && 'upload-zone-over')}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDrop={onDrop}
      >
        <Icon className="text-sapin" name="upload" size={36} />
        <p className="text-lg font-semibold">
          <span className="max-md:hidden">Déposez vos fichiers ici, ou choisissez-les.</span>
          <span className="md:hidden">Choisissez vos fichiers.</span>
        </p>
        <p className="max-w-xl text-ink-soft">
          GPX, TCX ou FIT, de n’importe quelle montre ou application, 25&nbsp;Mo au plus. Rien n’est
          publié sans votre accord.
        </p>
        <Button icon="plus" onClick={() => input.current?.click()} variant="primary">
          Choisir des fichiers
        </Button>
        <FileInput
          accept={ACCEPT}
          isMultiple
          label="Fichiers de parcours"
          onChoose={add}
          ref={input}
        />
      </div>
      <Checkbox
        checked={isSortie}
        onChange={({ currentTarget }) => setSortie(currentTarget.checked)}
      >
        Ce sont mes sorties&nbsp;: les garder aussi dans «&nbsp;Mes sorties&nbsp;»
      </Checkbox>
      <UploadList onDrop={drop} onReplace={replace} onRetry={retry} uploads={uploads} />
    </section>
  )
}
