import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { FileInput } from '#ui/file-input.tsx'
import { focusElement } from '#ui/focus-element.ts'
import { Icon } from '#ui/icon.tsx'

type FileStepProps = {
  onFile: (file: File) => void
  takesFocus: boolean
}

export function FileStep({ onFile, takesFocus }: FileStepProps) {
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div
      className={cx('results-drop', isOver && 'results-drop-over')}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      <Icon className="text-sapin" name="upload" size={36} />
      <p className="text-lg font-semibold">
        <span className="max-md:hidden">Déposez le fichier de votre chronométreur.</span>
        <span className="md:hidden">Choisissez le fichier de votre chronométreur.</span>
      </p>
      <p className="max-w-xl text-ink-soft">
        Un classeur (.xlsx, .ods) ou un CSV, une ligne par coureur, 25&nbsp;Mo au plus. Rien n’est
        publié avant que vous ayez tout vérifié.
      </p>
      <Button
        icon="plus"
        onClick={() => input.current?.click()}
        ref={takesFocus ? focusElement : undefined}
        variant="primary"
      >
        Choisir un fichier
      </Button>
      <FileInput
        accept=".xlsx,.ods,.csv,.txt,.tsv,text/csv"
        label="Fichier de résultats"
        onChoose={([file]) => file && onFile(file)}
        ref={input}
      />
    </div>
  )
}
