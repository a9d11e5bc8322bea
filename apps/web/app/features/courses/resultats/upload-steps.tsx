import type { Course } from '@foulee/contract/courses/courses'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { focusElement } from '#ui/focus-element.ts'
import { Icon } from '#ui/icon.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { FileStep } from './file-step.tsx'
import { SendStep } from './send-step.tsx'
import { TemplateStep } from './template-step.tsx'
import { useUpload } from './use-upload.ts'

type UploadStepsProps = { course: Course; epreuvesId: number; hasResults: boolean }

export function UploadSteps({ course, epreuvesId, hasResults }: UploadStepsProps) {
  const upload = useUpload({ course, epreuvesId })
  const { file, essai, isTrying, isSent, failure } = upload
  const [isAsked, setAsked] = useState(false)
  return (
    <section aria-labelledby="envoi" className="no-print grid gap-6">
      <div className="grid gap-1">
        <h2 className="text-xl" id="envoi">
          {hasResults ? 'Remplacer par un nouveau fichier' : 'Envoyer les résultats'}
        </h2>
        {hasResults && (
          <p className="max-w-[65ch] text-ink-soft">
            Le nouveau fichier remplace tout. Les coureurs dont la ligne est reliée la gardent si
            leur dossard et leur nom y sont.
          </p>
        )}
      </div>
      {isSent && (
        <p
          className="flex gap-2 rounded-control bg-sapin-wash px-4 py-3 font-semibold outline-none"
          ref={focusElement}
          role="status"
          tabIndex={-1}
        >
          <Icon className="mt-0.5 shrink-0 text-sapin" name="check" />
          Les résultats sont publiés.
        </p>
      )}
      {file ? (
        <p
          className="flex flex-wrap items-center gap-x-4 gap-y-1 outline-none"
          ref={focusElement}
          tabIndex={-1}
        >
          <Icon className="text-sapin" name="list" />
          <strong className="break-all">{file.name}</strong>
          <Button
            onClick={() => {
              setAsked(true)
              upload.drop()
            }}
            variant="quiet"
          >
            Choisir un autre fichier
          </Button>
        </p>
      ) : (
        <>
          <FileStep onFile={upload.choose} takesFocus={isAsked && !isSent} />
          <TemplateStep course={course} epreuvesId={epreuvesId} />
        </>
      )}
      {failure && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {failure}
        </p>
      )}
      {upload.retry && (
        <Button className="justify-self-start" icon="refresh" onClick={upload.retry}>
          Réessayer
        </Button>
      )}
      {isTrying && !essai && (
        <Loading label="Lecture du fichier…">
          <Skeleton className="h-48 rounded-card" />
        </Loading>
      )}
      {file && essai && (
        <>
          <ColumnsStep
            essai={essai}
            isTrying={isTrying}
            onReread={upload.reread}
            reading={upload.reading}
          />
          {!essai.manques.length && <SendStep essai={essai} upload={upload} />}
        </>
      )}
    </section>
  )
}
