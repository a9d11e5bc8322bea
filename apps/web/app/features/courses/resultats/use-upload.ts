import type { Course } from '@foulee/contract/courses/courses'
import type {
  ChoixPassages,
  Colonnes,
  EssaiResultats,
  Relayeurs,
} from '@foulee/contract/courses/resultats-fichier'
import { isApiError } from '@foulee/contract/shared/call-error'
import { TOUTES_EPREUVES } from '@foulee/domain/courses/epreuve-fichier'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isUnanswered } from '#kit/editor/edit-failure.ts'
import { api } from '#platform/api/api.ts'
import { saveFile } from '#platform/save-file.ts'
import { useAfterSending } from './use-after-sending.ts'

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
  const refresh = useAfterSending()
  const params = { epreuves_id: epreuvesId }
  const attempt = useMutation({
    mutationFn: async (input: { file: File; reading: Reading }) => {
      const body = toForm(input.file, input.reading)
      return (await api('POST /api/resultats/{epreuves_id}/essai', { params, body })).data
    },
  })
  const sending = useMutation({
    mutationFn: async (ignorer: boolean) => {
      if (!file) return
      const { colonnes = essai?.colonnes } = reading
      const epreuve = essai?.epreuves && (essai.epreuves.choisie ?? TOUTES_EPREUVES)
      const how = { ...reading, ...(colonnes && { colonnes }), ...(epreuve && { epreuve }) }
      const body = toForm(file, how, ignorer)
      await api('POST /api/resultats/{epreuves_id}/envoi', { params, body })
    },
    onSuccess: async () => {
      setFile(null)
      setEssai(null)
      attempt.reset()
      await refresh()
    },
  })
  const refused = useMutation({
    mutationFn: async (toutes: boolean) => {
      if (!file) return
      const body = toForm(file, reading)
      body.set('toutes', String(toutes))
      const { blob } = await api('POST /api/resultats/{epreuves_id}/refusees', { params, body })
      saveFile(blob, `lignes-refusees-${course.slug}-${epreuvesId}.csv`)
    },
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
    downloadRefused: (toutes: boolean) => refused.mutate(toutes),
    isDownloading: (toutes: boolean) => refused.isPending && refused.variables === toutes,
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
    send: (ignorer: boolean) => sending.mutate(ignorer),
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
