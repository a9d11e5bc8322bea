import type { Course } from '@foulee/contract/courses/courses'
import type {
  ChoixPassages,
  Colonnes,
  EssaiResultats,
  Relayeurs,
} from '@foulee/contract/courses/resultats-fichier'
import { isApiError } from '@foulee/contract/shared/call-error'
import { TOUTES_EPREUVES } from '@foulee/domain/courses/epreuve-fichier'
import { useState } from 'react'
import { isUnanswered } from '#kit/editor/edit-failure.ts'
import { useCall } from '#platform/api/use-call.ts'
import { saveFile } from '#platform/save-file.ts'

export type Reading = {
  colonnes?: Colonnes | undefined
  /** Columns of each runner, where a line is a relay team. */
  relayeurs?: Relayeurs | undefined
  /** Columns of the points, and how their times are written. */
  passages?: ChoixPassages | undefined
  encodage?: EssaiResultats['encodage']
  separateur?: EssaiResultats['separateur']
  entete?: boolean
  ligne_titres?: number | undefined
  /** Whether hidden rows and columns of the worksheet `feuille` are read too. */
  masques?: boolean
  feuille?: string
  /** Épreuve to publish where the file has several; `TOUTES_EPREUVES` for every line. */
  epreuve?: string
  /** Runners without an age in the file were of age. */
  majeurs?: boolean
}

function toForm(
  file: File,
  { colonnes, relayeurs, passages, ...rest }: Reading,
  ignorer = false,
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) form.set(name, String(value))
  }
  if (colonnes) form.set('colonnes', JSON.stringify(colonnes))
  if (relayeurs) form.set('relayeurs', JSON.stringify(relayeurs))
  if (passages) form.set('passages', JSON.stringify(passages))
  if (ignorer) form.set('ignorer', 'true')
  form.set('fichier', file)
  return form
}

type UploadOptions = { course: Course; epreuvesId: number }

export function useUpload({ course, epreuvesId }: UploadOptions) {
  const [file, setFile] = useState<File | null>(null)
  const [reading, setReading] = useState<Reading>({})
  // Kept during the next dry run: open form fields must not unmount.
  const [essai, setEssai] = useState<EssaiResultats | null>(null)
  const params = { epreuves_id: epreuvesId }
  const attempt = useCall('POST /api/resultats/{epreuves_id}/essai', {
    input: (read: { file: File; reading: Reading }) => ({
      params,
      body: toForm(read.file, read.reading),
    }),
    renews: 'never',
  })
  const sending = useCall('POST /api/resultats/{epreuves_id}/envoi', {
    input: (sent: { file: File; ignorer: boolean }) => {
      const { colonnes = essai?.colonnes } = reading
      const epreuve = essai?.epreuves && (essai.epreuves.choisie ?? TOUTES_EPREUVES)
      const how = { ...reading, ...(colonnes && { colonnes }), ...(epreuve && { epreuve }) }
      return { params, body: toForm(sent.file, how, sent.ignorer) }
    },
    onSuccess: () => {
      setFile(null)
      setEssai(null)
      attempt.reset()
    },
  })
  const refused = useCall('POST /api/resultats/{epreuves_id}/refusees', {
    input: (refusal: { file: File; toutes: boolean }) => {
      const body = toForm(refusal.file, reading)
      body.set('toutes', String(refusal.toutes))
      return { params, body }
    },
    renews: 'never',
    onSuccess: ({ blob }) => saveFile(blob, `lignes-refusees-${course.slug}-${epreuvesId}.csv`),
  })
  const tryIt = (next: File, how: Reading) => {
    setFile(next)
    setReading(how)
    sending.reset()
    refused.reset()
    attempt.mutate({ file: next, reading: how }, { onSuccess: setEssai })
  }
  return {
    file,
    essai,
    reading,
    /** Refused lines only, or the whole file, since the next upload replaces all. */
    downloadRefused: (toutes: boolean) => file && refused.mutate({ file, toutes }),
    isDownloading: (toutes: boolean) => refused.isPending && refused.variables.toutes === toutes,
    isTrying: attempt.isPending,
    isSending: sending.isPending,
    isSent: sending.isSuccess && !file,
    failure: readFailure(attempt.error ?? sending.error ?? refused.error),
    /** Reads the same file again after a reading without an answer. */
    retry: file && isUnanswered(attempt.error) ? () => tryIt(file, reading) : null,
    choose: (next: File) => {
      setEssai(null)
      tryIt(next, {})
    },
    reread: (how: Reading) => file && tryIt(file, { ...reading, ...how }),
    send: (ignorer: boolean) => file && sending.mutate({ file, ignorer }),
    drop: () => {
      setFile(null)
      setEssai(null)
      attempt.reset()
      sending.reset()
    },
  }
}
export type Upload = ReturnType<typeof useUpload>

function readFailure(error: Error | null): string {
  if (!error) return ''
  const [first] = isApiError(error) ? Object.values(error.errors) : []
  return first ?? error.message
}
