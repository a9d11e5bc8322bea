import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { editorPath } from './paths.ts'

/** By extension, since browsers know no MIME type for these files. */
const ACCEPT = '.fit,.zwo,.erg,.mrc'

export function ImportSeance() {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { mutate, error, isPending } = useCall('POST /api/coaching/tsession/import', {
    input: (file: File) => {
      const body = new FormData()
      body.append('fichier', file)
      return { body }
    },
    onSuccess: async (seance) => {
      await navigate(editorPath(seance.id))
    },
  })
  return (
    <section aria-labelledby="importer" className="card grid gap-3 p-5">
      <h2 className="text-xl" id="importer">
        Importer un fichier
      </h2>
      <p className="text-ink-soft">
        Une séance de votre montre ou de votre home-trainer&nbsp;: FIT, ZWO, ERG ou MRC.
      </p>
      <Button
        className="justify-self-start"
        icon="upload"
        isLoading={isPending}
        onClick={() => input.current?.click()}
      >
        Choisir un fichier
      </Button>
      <FileInput
        accept={ACCEPT}
        label="Fichier de séance"
        onChoose={([file]) => file && mutate(file)}
        ref={input}
      />
      {error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {readEditFailure(error).message}
        </p>
      )}
    </section>
  )
}
